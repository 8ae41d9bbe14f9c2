import type { BoardProps } from "@/components/table/board-props";
import type { BalootAction, BalootOptions, BalootState, Card, Trick } from "@/lib/rules/baloot";
import { useDeeds } from "../actions/use-deeds";
import { useMoves } from "../actions/use-moves";
import type { Thrown } from "../carpet/card-spots";
import type { Dealing } from "../flight/dealing";
import { useLastCard } from "../hand/use-last-card";
import { useOwnHand } from "../hand/use-own-hand";
import type { Finish } from "../sawa/use-fast-finish";
import type { askedOf } from "../turn/asked";

/** What one holds oneself, what one can do with it, and how it is done. */
export function useOwnPlay({
  shown,
  move,
  asked,
  trick,
  finish,
  dealing,
  isElsewhere,
}: Pick<BoardProps<BalootState, BalootAction, BalootOptions>, "shown" | "move"> & {
  asked: ReturnType<typeof askedOf>;
  trick: Trick | null;
  finish: Finish | null;
  dealing: Dealing | null;
  /** One looks at something else at the table. */
  isElsewhere: boolean;
}) {
  const { view, seat, word } = shown;
  const { act, whyNotCard } = useMoves({ view, seat, trick, word, move });
  const hand = useOwnHand(view, seat, finish, dealing);
  const { deeds, dialogs } = useDeeds(view, asked.mayAct ? seat : null, act, hand.lifted, hand.glow, hand.point);
  const lastCard = useLastCard({ cards: hand.cards, isOwnTurn: asked.isOwnTurn, deeds, isElsewhere });
  const isThrown = trick?.cards.some((card) => card === hand.thrown?.card) ?? false;
  return {
    act,
    whyNotCard,
    hand,
    deeds,
    dialogs,
    /** The card that is to play by itself. */
    lastCard,
    /** What could not be sent says so beside the card that was thrown, not where its button was. */
    isMarkLaid: isThrown || deeds.length > 0,
    /** Plays a card that was last seen there. */
    play: (card: Card, from: Thrown) => {
      hand.throwFrom(from);
      return act({ action: "play", card });
    },
  };
}
