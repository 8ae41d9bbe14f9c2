import { useEffect, useRef } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { StripCard } from "@/components/cards/pack-card";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import { stripSizes } from "@/components/melds/strips/strips";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useSize } from "@/components/ui/hooks/use-size";
import type { LockSeen } from "../lock/lock-seen";
import { Lozenge } from "../lock/lozenge";
import type { MeldSeen } from "../seen";
import { useCardWords } from "../use-card-words";

/** Both boards with every card, over the hand. */
export function BothBoards({
  boards,
  locks,
  indices,
  onClose,
}: {
  boards: readonly [readonly MeldSeen[], readonly MeldSeen[]];
  locks: readonly [LockSeen, LockSeen];
  indices: Indices;
  onClose: () => void;
}) {
  const { t } = useCardWords();
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={own}
      role="dialog"
      aria-label={t("bothBoards")}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="absolute inset-0 z-(--z-reveal) flex animate-appear flex-col bg-[#0b1715] outline-none"
    >
      <div className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto overscroll-contain p-2">
        {boards.map((melds, side) => (
          <Board
            key={side === 0 ? "us" : "them"}
            melds={melds}
            side={side === 0 ? "us" : "them"}
            lock={locks[side === 0 ? 0 : 1]}
            indices={indices}
          />
        ))}
      </div>
      <footer className="lacquer flex items-center gap-3 px-3 pt-2 pb-[calc(var(--safe-bottom)+8px)]">
        <Legend indices={indices} />
        <Button look="brass" onClick={onClose} className="ms-auto">
          {t("toHand")}
        </Button>
      </footer>
    </section>
  );
}

function Board({
  melds,
  side,
  lock,
  indices,
}: {
  melds: readonly MeldSeen[];
  side: "us" | "them";
  lock: LockSeen;
  indices: Indices;
}) {
  const { t, meldTitle, meldName, laidName } = useCardWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const ink = side === "us" ? "text-brass-2" : "text-madder-1";
  return (
    <div
      ref={frame}
      className={classes(
        "rounded-panel border bg-[#081412]/70 px-2.5 py-2",
        side === "us" ? "border-brass-4/60" : "border-madder-3/60",
      )}
    >
      <header className="flex items-baseline justify-between gap-3 px-0.5">
        <h2 className={classes("font-extrabold text-lg", ink)}>{t(side === "us" ? "ourBoard" : "theirBoard")}</h2>
        <p className="text-md text-strong">
          {t(lock.isReady ? "lock.readyWith" : "lock.wilds", { count: lock.wilds })}
        </p>
      </header>
      {melds.length === 0 && <p className="py-2 text-md text-sand">{t("nothingLaidThere")}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {melds.map((meld) => (
          <li key={meld.id} className="min-w-0">
            <p className="flex items-center gap-1.5 py-0.5 text-md/5 text-strong">
              {lock.melds.some(({ id }) => id === meld.id) && (
                <span className={ink}>
                  <Lozenge size={14} />
                </span>
              )}
              <span className="sr-only">{`${meldName(meld)}: ${meld.cards.map(laidName).join(", ")}`}</span>
              <span aria-hidden="true">
                <b>{meldTitle(meld)}</b> {meld.cards.length}
                {" · "}
                {meld.wilds === 0 ? t("pure") : t("wilds", { count: meld.wilds })}
              </span>
              {meld.wilds > 2 && <b className="text-madder-1">{t("tooManyWilds")}</b>}
            </p>
            <MeldStrips
              cards={meld.cards}
              place={null}
              isCollapsed={false}
              sizes={stripSizes.open}
              room={(size?.width ?? 360) - 24}
              indices={indices}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Legend({ indices }: { indices: Indices }) {
  const { t } = useCardWords();
  return (
    <ul className="flex min-w-0 flex-1 gap-3">
      {(["joker", "two"] as const).map((wild) => (
        <li key={wild} className="flex min-w-0 items-center gap-2 text-md/4.5 text-strong">
          <span aria-hidden="true" className="block aspect-5/7 w-7 shrink-0">
            <StripCard rank={wild === "joker" ? "J" : "9"} suit="hearts" wild={wild} strip={100} indices={indices} />
          </span>
          <span className="min-w-0">{t(`legend.${wild}`)}</span>
        </li>
      ))}
    </ul>
  );
}
