import type { ButtonLook } from "@/components/ui/button-classes";
import type { BalootAction, BalootState, Card, Suit } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { useBalootWords } from "../cards/card-words";

/** Something one can do now besides playing a card, as its button shows it. */
export interface Deed {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly look: ButtonLook | "paper";
  readonly sign?: Suit | "sun";
  /** The card that tells this from another of its name. */
  readonly card?: Card;
  /** It is sure to succeed. */
  readonly glows?: boolean;
  /** It is asked for all at once, and decides a hand. */
  readonly isAnswer?: boolean;
  /** One of the four suits, which stand in a row of their own. */
  readonly isSuit?: boolean;
  /** It is hovered, focused or held down, or no longer. */
  readonly onPoint?: (isOn: boolean) => void;
  readonly why?: string | null;
  readonly spoken?: string;
  readonly onPress: () => void;
}

/** Who could do something, where, and in which words it is offered. */
export interface Chance {
  readonly view: BalootState;
  readonly seat: Seat;
  readonly words: ReturnType<typeof useBalootWords>;
  readonly act: (action: BalootAction) => void;
}
