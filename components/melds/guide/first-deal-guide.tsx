import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";
import { useMeldWords } from "../use-meld-words";

/** What a first deal needs to be told just now, until it is put away. */
export function FirstDealGuide({
  moment,
  text,
  putAway,
}: {
  /** What it is about. */
  moment: string;
  text: string;
  putAway: () => void;
}) {
  const { t } = useMeldWords();
  return (
    <section
      aria-label={t("guide.title")}
      data-guide={moment}
      className="lacquer relative z-(--z-hud) mx-auto flex w-fit max-w-lg shrink-0 animate-appear items-center gap-2 rounded-panel py-0.5 ps-3.5 pe-0.5 shadow-panel"
    >
      <p role="status" className="min-w-0 text-bone text-md/5">
        {text}
      </p>
      <IconButton icon={CloseIcon} look="outline" tip={false} aria-label={t("guide.skip")} onClick={putAway} />
    </section>
  );
}
