import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useBalootWords } from "../cards/card-words";

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
