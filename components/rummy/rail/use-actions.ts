import type { Refusal } from "@/lib/rules/game";
import type { RummyState } from "@/lib/rules/rummy/state";
import { FIRST_ROUND, roundOf } from "@/lib/rules/rummy/turn";
import { useRummyRefusalWords } from "../refusal-words";
import type { OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";

/** Something to be done next; one of them at most is the main one. */
export interface MainAction {
  readonly id: "back" | "draw" | "take" | "add" | "declare" | "lay" | "discard" | "putBack" | "clear";
  readonly label: string;
  readonly isMain: boolean;
  /** Why it cannot be done yet. */
  readonly why: string | null;
  readonly act: () => void;
}

interface Asked {
  readonly turn: OwnTurn;
  readonly view: RummyState;
  /** Takes the seat back from a bot that stands in. */
  readonly back: (() => void) | null;
}

const plain = { isMain: false, why: null } as const;

/** The one brass action, and what may stand beside it. */
export function useActions({ turn, view, back }: Asked): readonly MainAction[] {
  const words = useCardWords();
  const { t, meldWords } = words;
  const refusalWords = useRummyRefusalWords();
  if (back) return [{ ...plain, id: "back", label: meldWords("back"), isMain: true, act: back }];
  if (turn.phase === "draw") return drawing(turn, view, words);
  if (turn.phase === "wait") return turn.hasDeclared || turn.fresh.length === 0 ? [] : [adding(turn, t)];
  const putBack: MainAction = { ...plain, id: "putBack", label: t("putBack"), act: turn.putBack };
  const next = declaring(turn, words, refusalWords) ?? laying(turn, t) ?? (turn.owed ? [] : ending(turn, words));
  return turn.owed ? [putBack, ...next] : next;
}

type CardWords = ReturnType<typeof useCardWords>;
type Words = CardWords["t"];

const adding = ({ addMeld }: OwnTurn, t: Words): MainAction => ({
  ...plain,
  ...{ id: "add", label: t("composer.addMeld"), isMain: true, act: addMeld },
});

/** Draw, or take the discard where it is open. */
function drawing(turn: OwnTurn, view: RummyState, { t, meldWords, shortCard }: CardWords): readonly MainAction[] {
  const from = (pile: "pile" | "discards") => () => turn.act({ action: "draw", from: pile });
  const draw: MainAction = { ...plain, id: "draw", label: meldWords("draw"), isMain: true, act: from("pile") };
  const top = view.discards.at(-1);
  if (!top || roundOf(view) < FIRST_ROUND) return [draw];
  return [{ ...plain, id: "take", label: t("take", { card: shortCard(top) }), act: from("discards") }, draw];
}

/** Putting a first declaration together, and making it; null where there is nothing of it to be done. */
function declaring(
  turn: OwnTurn,
  words: CardWords,
  refusalWords: (code: string) => string | null,
): readonly MainAction[] | null {
  const { t } = words;
  const { hasDeclared, composed, fresh, selection, whyNotDeclare, standing } = turn;
  if (hasDeclared || (composed.length === 0 && fresh.length === 0)) return null;
  const declare: MainAction = {
    ...{ id: "declare", label: t("declare"), isMain: whyNotDeclare === null && fresh.length === 0, act: turn.declare },
    why: whyNotDeclare && whyNot(whyNotDeclare, standing, words, refusalWords),
  };
  // Beside the way back of a taken card there is room for one more.
  if (fresh.length > 0) return turn.owed ? [adding(turn, t)] : [declare, adding(turn, t)];
  return whyNotDeclare !== null && selection.length === 1 ? null : [declare];
}

/** Laying the selection as a meld, or where only one takes it. */
function laying(turn: OwnTurn, t: Words): readonly MainAction[] | null {
  const { hasDeclared, fresh, targets, selection, owed } = turn;
  const lay = { ...plain, id: "lay", isMain: true } as const;
  const [meld] = fresh;
  if (hasDeclared && meld) return [{ ...lay, label: t(`newMeld.${meld.kind}`), act: turn.addMeld }];
  const [target, ...others] = targets;
  if (!target || others.length > 0 || (selection.length === 1 && !owed)) return null;
  return [{ ...lay, label: t(`deeds.${target.kind}`), act: () => turn.onMeld(target.place) }];
}

/** Discarding what is selected. */
function ending(turn: OwnTurn, { t, meldWords, shortCard }: CardWords): readonly MainAction[] {
  const [card, ...others] = turn.selection;
  if (card && others.length === 0 && turn.last === null) {
    const label = meldWords("discard", { card: shortCard(card) });
    return [{ ...plain, id: "discard", label, isMain: true, act: () => turn.discard(card) }];
  }
  return card ? [{ ...plain, id: "clear", label: t("clear"), act: () => turn.select([]) }] : [];
}

/** What a declaration lacks, in words. */
function whyNot(
  refusal: Refusal,
  { missing, pure }: OwnTurn["standing"],
  { t, meldWords }: CardWords,
  refusalWords: (code: string) => string | null,
): string {
  const lacks = [missing > 0 && t("composer.more", { count: missing }), !pure && t("composer.noPure")];
  const isLacking = refusal.code === "notEnough" || refusal.code === "noPure";
  const words = isLacking ? lacks.filter((one) => one !== false).join(" · ") : refusalWords(refusal.code);
  return words ?? meldWords("refusedPlain");
}
