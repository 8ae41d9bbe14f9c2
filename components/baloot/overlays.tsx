import { Button } from "@/components/ui/button";
import { WarningIcon } from "@/components/ui/icons";
import { type BalootAction, type BalootState, type Side, sideOf, whyNotContest } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { Face } from "./card";
import { useBalootWords } from "./card-words";
import { type Clock, ClockBar, ClockText } from "./clock";
import { Tricks } from "./log";

/** The projects that count, shown to everybody. */
export function Reveal({ view, us, nameOf }: { view: BalootState; us: Side; nameOf: (seat: Seat) => string }) {
  const { t } = useBalootWords();
  const { deal } = view;
  if (deal.counted === null) return null;
  const shown = deal.projects.flatMap((own, seat) =>
    sideOf(seat) === deal.counted ? own.map((project) => ({ ...project, seat })) : [],
  );
  return (
    <section
      aria-label={t("revealTitle", { side: deal.counted === us ? t("us") : t("them") })}
      className="absolute inset-0 z-(--z-reveal) grid animate-appear content-center justify-items-center gap-4 overflow-y-auto bg-night/80 p-4"
    >
      <h2
        className={`on-carpet font-bold font-display text-3xl ${deal.counted === us ? "text-brass-1" : "text-madder-1"}`}
      >
        {t("revealTitle", { side: deal.counted === us ? t("us") : t("them") })}
      </h2>
      {shown.map(({ type, cards, seat }) => (
        <figure key={`${seat}-${type}-${cards?.join()}`} className="grid justify-items-center gap-2">
          <div className="unmirrored flex" aria-hidden="true">
            {cards?.map((card) => (
              <span key={card} className="-ms-[3.4rem] w-24 first:ms-0 rounded-[7px] shadow-hand">
                <Face card={card} />
              </span>
            ))}
          </div>
          <figcaption className="on-carpet font-bold text-lg text-strong">
            {t(`projects.${type}`)} · <bdi>{nameOf(seat)}</bdi>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** The claim to every trick that is left: the hand lies open, and the opponents are asked. */
export function SawaPause({
  view,
  own,
  clock,
  nameOf,
  act,
}: {
  view: BalootState;
  own: Seat | null;
  clock: Clock;
  nameOf: (seat: Seat) => string;
  act: (action: BalootAction) => void;
}) {
  const { t } = useBalootWords();
  const { sawa } = view.deal;
  if (!sawa) return null;
  const isAsked = own !== null && view.asked.includes(own);
  const cards = (view.hands[sawa.seat] ?? []).filter((card) => card !== null);
  return (
    <section
      aria-label={t("sawa")}
      className="absolute inset-x-0 top-[12%] z-(--z-reveal) mx-auto grid w-[min(34rem,calc(100%-24px))] animate-pop justify-items-center gap-3 rounded-panel p-4 lacquer shadow-modal"
    >
      <h2 className="text-center font-extrabold text-brass-1 text-xl">
        {sawa.seat === own ? t("sawaOwn") : t("sawaOf", { name: nameOf(sawa.seat) })}
      </h2>
      <div className="unmirrored flex justify-center" aria-hidden="true">
        {cards.map((card) => (
          <span key={card} className="-ms-6 w-17 first:ms-0 rounded-[6px] shadow-hand">
            <Face card={card} />
          </span>
        ))}
      </div>
      <ClockBar clock={clock} className="w-full" />
      {isAsked ? (
        <div className="flex w-full gap-3">
          <Button
            look="quiet"
            className="flex-1"
            data-deed="refuse"
            onClick={() => act({ action: "answer", accept: false })}
          >
            {t("refuse")}
          </Button>
          <Button
            look="brass"
            className="flex-1"
            data-deed="accept"
            onClick={() => act({ action: "answer", accept: true })}
          >
            {t("accept")}
          </Button>
        </div>
      ) : (
        <p className="text-base text-sand">
          {t("sawaWaits")} <ClockText clock={clock} />
        </p>
      )}
    </section>
  );
}

/** A question to the rules: everything stands still, and the accuser picks the card. */
export function QaydPause({
  view,
  own,
  us,
  clock,
  nameOf,
  act,
}: {
  view: BalootState;
  own: Seat | null;
  us: Side;
  clock: Clock;
  nameOf: (seat: Seat) => string;
  act: (action: BalootAction) => void;
}) {
  const { t } = useBalootWords();
  const { qayd } = view;
  if (!qayd) return null;
  const isOwn = qayd.by === own;
  return (
    <section
      aria-label={t("qayd")}
      className={`${styles.sepia} absolute inset-0 z-(--z-reveal) grid place-items-center bg-[#2b1c0c]/55 p-3`}
    >
      <div className="lacquer flex max-h-[86%] w-[min(34rem,100%)] animate-pop flex-col gap-3 rounded-panel p-4 shadow-modal">
        <h2 className="flex items-center gap-2.5 font-extrabold text-madder-1 text-xl">
          <WarningIcon size={24} />
          {isOwn ? t("qaydOwn") : t("qaydBy", { name: nameOf(qayd.by) })}
        </h2>
        <p className="text-base text-sand">
          {t(isOwn ? "qaydText" : "qaydWaits")} <ClockText clock={clock} />
        </p>
        <ClockBar clock={clock} className="w-full" />
        <div className="min-h-0 overflow-y-auto">
          <Tricks
            deal={view.deal}
            us={us}
            nameOf={nameOf}
            pick={
              isOwn
                ? {
                    mayPick: (play) => !whyNotContest(view, qayd.by, play),
                    onPick: (play) => act({ action: "contest", play }),
                  }
                : undefined
            }
          />
        </div>
        {isOwn && (
          <Button look="outline" onClick={() => act({ action: "withdraw" })}>
            {t("qaydNothing")}
          </Button>
        )}
      </div>
    </section>
  );
}
