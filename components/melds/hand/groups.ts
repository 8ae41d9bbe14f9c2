import { type Suit, suits } from "@/lib/rules/cards";
import type { MeldRules, Slot } from "./slots";

/** How a hand is put in order; `hand` leaves it as it came. */
export const sortOrders = ["meld", "suit", "rank", "hand"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Slots that lie together: `meld` can be laid now, `near` lacks one card, `loose` is all the rest. */
export interface Group {
  readonly mark: "meld" | "near" | "loose";
  readonly slots: readonly Slot[];
}

const suitOrder: readonly Suit[] = [...suits].reverse();
const SHORTEST = 3;

type Natural = Slot & { readonly face: NonNullable<Slot["face"]> };
const isNatural = (slot: Slot): slot is Natural => slot.kind === "natural" && slot.face !== null;

const byRank =
  ({ run }: MeldRules) =>
  (one: Natural, other: Natural): number =>
    run.indexOf(one.face.rank) - run.indexOf(other.face.rank) ||
    suitOrder.indexOf(one.face.suit) - suitOrder.indexOf(other.face.suit);

const bySuit =
  (rules: MeldRules) =>
  (one: Natural, other: Natural): number =>
    suitOrder.indexOf(one.face.suit) - suitOrder.indexOf(other.face.suit) || byRank(rules)(one, other);

/** The slots of one suit that follow each other without a gap, all the way. */
function runsAmong(slots: readonly Natural[], rules: MeldRules): readonly (readonly Natural[])[] {
  const runs: Natural[][] = [];
  for (const slot of [...slots].sort(bySuit(rules))) {
    const before = runs.at(-1)?.at(-1);
    const follows =
      before?.face.suit === slot.face.suit &&
      rules.run.indexOf(slot.face.rank) - rules.run.indexOf(before.face.rank) === 1;
    if (follows) runs.at(-1)?.push(slot);
    else runs.push([slot]);
  }
  return runs;
}

const setsAmong = (slots: readonly Natural[], { sets }: MeldRules): readonly (readonly Natural[])[] =>
  sets.map((rank) => slots.filter(({ face }) => face.rank === rank));

/** The longest meld among these slots; of equally long ones a run. */
function longestMeld(slots: readonly Natural[], rules: MeldRules): readonly Natural[] | null {
  const melds = [...runsAmong(slots, rules), ...setsAmong(slots, rules)].filter(({ length }) => length >= SHORTEST);
  return melds.reduce<readonly Natural[] | null>(
    (longest, meld) => (meld.length > (longest?.length ?? 0) ? meld : longest),
    null,
  );
}

/** Two slots that one more card would make a meld of. */
function nearMeld(slots: readonly Natural[], rules: MeldRules): readonly Natural[] | null {
  const sorted = [...slots].sort(bySuit(rules));
  for (const most of [1, 2])
    for (const [index, slot] of sorted.entries()) {
      const next = sorted[index + 1];
      const gap = next ? rules.run.indexOf(next.face.rank) - rules.run.indexOf(slot.face.rank) : 0;
      if (next?.face.suit === slot.face.suit && gap >= 1 && gap <= most) return [slot, next];
    }
  return setsAmong(sorted, rules).find(({ length }) => length === SHORTEST - 1) ?? null;
}

/** Takes groups out of the slots as long as there are any. */
function takenOut(
  slots: readonly Natural[],
  find: (left: readonly Natural[]) => readonly Natural[] | null,
): { readonly groups: readonly (readonly Natural[])[]; readonly left: readonly Natural[] } {
  const groups: (readonly Natural[])[] = [];
  let left = slots;
  for (let group = find(left); group; group = find(left)) {
    const out = group;
    groups.push(out);
    left = left.filter((slot) => !out.includes(slot));
  }
  return { groups, left };
}

/** One group for each that is alike in something, in this order. */
function alike<Of>(slots: readonly Natural[], kinds: readonly Of[], kindOf: (slot: Natural) => Of): readonly Group[] {
  return kinds
    .map((kind): Group => ({ mark: "loose", slots: slots.filter((slot) => kindOf(slot) === kind) }))
    .filter((group) => group.slots.length > 0);
}

/** A hand in groups: melds that can be laid, the longest first, wild cards, what lacks one card, and the rest by suit. */
export function groupsOf(slots: readonly Slot[], order: SortOrder, rules: MeldRules): readonly Group[] {
  if (order === "hand") return slots.length > 0 ? [{ mark: "loose", slots }] : [];
  const naturals = slots.filter(isNatural);
  const others = slots.filter((slot) => !isNatural(slot)).sort((one, other) => one.kind.localeCompare(other.kind));
  const wilds: readonly Group[] = others.length > 0 ? [{ mark: "loose", slots: others }] : [];
  if (order === "suit")
    return [...alike([...naturals].sort(byRank(rules)), suitOrder, ({ face }) => face.suit), ...wilds];
  if (order === "rank")
    return [...alike([...naturals].sort(bySuit(rules)), rules.run, ({ face }) => face.rank), ...wilds];
  const melds = takenOut(naturals, (left) => longestMeld(left, rules));
  const near = takenOut(melds.left, (left) => nearMeld(left, rules));
  const rest = [...near.left].sort(bySuit(rules));
  return [
    ...melds.groups.map((group): Group => ({ mark: "meld", slots: [...group].sort(bySuit(rules)) })),
    ...wilds,
    ...near.groups.map((group): Group => ({ mark: "near", slots: [...group].sort(bySuit(rules)) })),
    ...(rest.length > 0 ? [{ mark: "loose", slots: rest } as const] : []),
  ];
}
