import { useTranslations } from "use-intl";
import { rulesPath } from "@/components/rulebook/game-rulebook";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { BookIcon } from "@/components/ui/icons";
import styles from "./dialogs.module.css";

/** Asks before something is lost. */
export function Confirm({
  open,
  title,
  text,
  yes,
  no,
  onYes,
  onClose,
}: {
  open: boolean;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      className={styles.dialog}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {no}
          </Button>
          <Button
            look="madder"
            onClick={() => {
              onYes();
              onClose();
            }}
          >
            {yes}
          </Button>
        </>
      }
    />
  );
}

/** The rules the game is played by. */
export function Rules({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("tiles");
  const common = useTranslations("common");
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("rulesTitle")}
      closeLabel={common("close")}
      className={styles.dialog}
    >
      <ol className={`grid list-decimal gap-2.5 ps-[1.4em] text-[1rem]/normal ${styles.rules}`}>
        {t("rules")
          .split("\n")
          .map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
      </ol>
      {/* Another tab, so that a game that is on stays where it is. */}
      <a
        href={rulesPath("tiles")}
        target="_blank"
        rel="noopener"
        className="mt-4 flex min-h-11 items-center gap-2 font-bold text-brass-2 underline underline-offset-4"
      >
        <BookIcon size={20} />
        {t("wholeRules")}
      </a>
    </Dialog>
  );
}
