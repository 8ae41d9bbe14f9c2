import type { ReactNode } from "react";
import type { SortOrder } from "@/components/melds/hand/groups";
import { Piles, type PilesProps } from "@/components/melds/rail/piles";
import { SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { SortIcon, UndoIcon } from "@/components/ui/icons";
import { useRunDown } from "@/lib/browser/page/use-time-left";
import { useCardWords } from "../use-card-words";

const runsDown: Keyframe[] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];

/** The one thing to be done next. */
export interface MainAction {
  readonly label: string;
  readonly look: "brass" | "quiet";
  readonly act: () => void;
}

/** The piles, whose turn it is and what there is to do, just over the hand. */
export function Rail({
  piles,
  title,
  hint,
  deadline,
  totalMs,
  sort,
  order,
  undo,
  undoable,
  actions,
  isWide,
}: {
  piles: PilesProps;
  title: string;
  hint: string | null;
  deadline: number | null;
  totalMs: number;
  sort: (() => void) | null;
  order: SortOrder;
  undo: (all: boolean) => void;
  undoable: number;
  actions: readonly MainAction[];
  isWide: boolean;
}) {
  const { t, meldWords } = useCardWords();
  const bar = useRunDown(deadline, totalMs, runsDown);
  const sortLabel = meldWords("sortLabel", { order: meldWords(`sortOrder.${order}`) });
  return (
    <section
      aria-label={meldWords("rail")}
      data-rail=""
      className={classes(
        "lacquer relative z-(--z-hud) flex items-center gap-3 overflow-hidden rounded-panel shadow-panel",
        isWide ? "gap-8 px-6 py-3.5" : "px-3 pt-3 pb-2.5",
      )}
    >
      {deadline !== null && (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 h-1.5 bg-night">
          <span ref={bar} className="block size-full origin-left rounded-e-full bg-calm rtl:origin-right" />
        </span>
      )}
      <Piles {...piles} />
      <div className={classes("min-w-0 flex-1", isWide ? "flex items-center gap-6" : "grid gap-1.5")}>
        <div className={classes("min-w-0", isWide ? "flex-1" : "flex items-baseline justify-between gap-2")}>
          <p
            data-standing=""
            className={classes("truncate font-extrabold text-strong", isWide ? "text-xl" : "text-base/5")}
          >
            {title}
          </p>
          {deadline !== null && (
            <span className={classes("font-extrabold text-calm", isWide ? "text-2xl" : "text-lg/5")}>
              <SecondsLeft
                deadline={deadline}
                words={(left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}
              />
            </span>
          )}
          {isWide && <p className="mt-1 text-balance text-base text-sand">{hint}</p>}
        </div>
        <div
          className={classes(isWide ? "grid w-60 shrink-0 gap-2.5" : "flex items-center gap-2 max-[22.5rem]:flex-wrap")}
        >
          <div className={isWide ? "grid grid-cols-2 gap-2.5" : "contents"}>
            {sort &&
              (isWide ? (
                <Button look="quiet" size="small" icon={SortIcon} aria-label={sortLabel} onClick={sort}>
                  {t(`sortShort.${order}`)}
                </Button>
              ) : (
                <IconButton icon={SortIcon} tip={false} aria-label={sortLabel} onClick={sort} />
              ))}
            <Undo undoable={undoable} undo={undo} isWide={isWide} />
          </div>
          <Actions actions={actions} isWide={isWide} />
        </div>
      </div>
    </section>
  );
}

/** Takes the last play back; pressed with shift, all of them. */
function Undo({
  undoable,
  undo,
  isWide,
}: {
  undoable: number;
  undo: (all: boolean) => void;
  isWide: boolean;
}): ReactNode {
  const { t } = useCardWords();
  if (undoable === 0) return isWide ? <span /> : null;
  const label = t("undo", { count: undoable });
  const press = ({ shiftKey }: { readonly shiftKey: boolean }) => undo(shiftKey);
  return isWide ? (
    <Button look="quiet" size="small" icon={UndoIcon} aria-label={label} onClick={press}>
      {t("undoShort", { count: undoable })}
    </Button>
  ) : (
    <IconButton icon={UndoIcon} tip={false} aria-label={label} count={undoable} onClick={press} />
  );
}

function Actions({ actions, isWide }: { actions: readonly MainAction[]; isWide: boolean }) {
  return (
    <div className={classes("flex min-w-0 gap-2", !isWide && "flex-1 max-[22.5rem]:basis-full")}>
      {actions.map(({ label, look, act }) => (
        <Button
          key={label}
          look={look}
          size="small"
          data-main={look === "brass" ? "" : undefined}
          onClick={act}
          className={classes("min-w-0 flex-1 px-2.5!", isWide && "min-h-13")}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
