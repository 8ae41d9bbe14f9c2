import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type Card, type Suit, suitOf, suits } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { SuitSign } from "../cards/signs";

/** In which suit one bids a hokum of the second round: any but the public card's. */
export function SuitDialog({
  isOpen,
  faceUp,
  close,
  choose,
}: {
  isOpen: boolean;
  faceUp: Card | null;
  close: () => void;
  choose: (suit: Suit) => void;
}) {
  const { t, suitName } = useBalootWords();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={t("bids.chooseSuit")}
      description={t("bids.publicOff")}
      footer={
        <Button look="outline" onClick={close}>
          {t("bids.back")}
        </Button>
      }
    >
      <div className="unmirrored grid grid-cols-4 gap-2.5">
        {suits.toReversed().map((suit) => (
          <button
            key={suit}
            type="button"
            disabled={faceUp !== null && suit === suitOf(faceUp)}
            aria-label={suitName(suit)}
            className="grid aspect-square place-items-center rounded-button bg-linear-to-b from-paper to-paper-foot shadow-button disabled:opacity-35 disabled:grayscale"
            onClick={() => {
              close();
              choose(suit);
            }}
          >
            <SuitSign suit={suit} size={44} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Whether one means it: a claim to every trick that is left. */
export function ClaimDialog({ isOpen, close, claim }: { isOpen: boolean; close: () => void; claim: () => void }) {
  const { t } = useBalootWords();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={t("sawaAsk")}
      description={t("sawaText")}
      footer={
        <>
          <Button look="outline" onClick={close}>
            {t("bids.back")}
          </Button>
          <Button
            look="brass"
            onClick={() => {
              close();
              claim();
            }}
          >
            {t("sawaClaim")}
          </Button>
        </>
      }
    />
  );
}
