import { expect } from "@playwright/test";
import { seedOf } from "@/lib/rules/laws";
import { faceOf, type PackCard } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import type { Person } from "./person";

export interface PlannedMove {
  readonly before: RummyState;
  readonly action: RummyAction;
}

/** A deal as strong bots would play it, as far as nothing is shuffled anew. */
export interface PlannedDeal {
  readonly seed: string;
  readonly moves: readonly PlannedMove[];
}

/** A longer deal is none for a test. */
const MOST_MOVES = 60;

/** The deal of a seed, planned to its end or as far as a test goes. */
function plannedDeal(seed: string, players: number, options: RummyOptions): PlannedDeal {
  const moves: PlannedMove[] = [];
  let state = rummy.setup(players, options, seed);
  while (state.owed !== "score" && state.owed !== "shuffle" && moves.length < MOST_MOVES) {
    if (state.owed) state = rummy.timeout(state);
    else {
      const before = state;
      const view = rummy.view(before, before.current);
      const action = rummy.bot(view, before.current, randomFrom(seedOf(1)), "strong");
      moves.push({ before, action });
      state = rummy.apply(before, before.current, action);
    }
  }
  return { seed, moves };
}

/**
 * The first deal that has what a test needs, from the number on where one was found: bots that play otherwise one day find
 * another from there on.
 */
export function foundDeal(
  from: number,
  players: number,
  options: RummyOptions,
  isGood: (deal: PlannedDeal) => boolean,
): PlannedDeal {
  for (let number = from; number < from + 600; number++) {
    const deal = plannedDeal(seedOf(number), players, options);
    if (isGood(deal)) return deal;
  }
  throw new Error("no deal like that");
}

export const slotOf = (card: PackCard) => (card.startsWith("JK") ? "joker" : faceOf(card));
export const act = ({ page }: Person, id: string) => page.locator(`[data-act="${id}"]`);

/** Presses the strip of a card that no other one lies on. */
export const select = (person: Person, card: PackCard) =>
  person.page.locator(`[data-card="${slotOf(card)}"]`).click({ position: { x: 12, y: 14 } });

/** Makes a planned move as somebody does who sees the table. */
export async function makePlanned(person: Person, { before, action }: PlannedMove): Promise<void> {
  const { page } = person;
  switch (action.action) {
    case "draw":
      return page.locator(action.from === "pile" ? "[data-pile]" : "[data-discards]").click();
    case "lay": {
      const isFirst = before.declared[before.current] === null && before.draft === null;
      for (const { cards } of action.melds) {
        for (const card of cards) await select(person, card);
        await act(person, isFirst ? "add" : "lay").click();
      }
      if (isFirst) await act(person, "declare").click();
      return;
    }
    case "extend":
      await select(person, action.card);
      return page.locator(`[data-meld="${action.meld}"]`).click();
    case "discard":
      await select(person, action.card);
      return act(person, "discard").click();
    default:
      return expect(action.action).toBe("planned for a page");
  }
}
