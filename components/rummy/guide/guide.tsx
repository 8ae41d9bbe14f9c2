import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";
import { useStored } from "@/lib/browser/storage/stored";
import { guideSeen } from "../settings";
import type { OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { guideMoment } from "./guide-moment";

/** What a first deal needs to be told, each thing as it comes, until it is put away. */
export function Guide({ turn, isOpen }: { turn: OwnTurn; isOpen: boolean }) {
  const { t } = useCardWords();
  const isSeen = useStored(guideSeen);
  const { phase, hasDeclared, composed, whyNotDeclare, last } = turn;
  const isEnough = composed.length > 0 && whyNotDeclare === null;
  const moment = isSeen ? null : guideMoment({ phase, isOpen, hasDeclared, isEnough, isLast: last !== null });
  if (!moment) return null;
  return (
    <section
      aria-label={t("guide.title")}
      data-guide={moment}
      className="lacquer relative z-(--z-hud) mx-auto flex w-fit max-w-lg shrink-0 animate-appear items-center gap-2 rounded-panel py-0.5 ps-3.5 pe-0.5 shadow-panel"
    >
      <p role="status" className="min-w-0 text-bone text-md/5">
        {t(`guide.${moment}`)}
      </p>
      <IconButton
        icon={CloseIcon}
        look="outline"
        tip={false}
        aria-label={t("guide.skip")}
        onClick={() => guideSeen.write(true)}
      />
    </section>
  );
}
