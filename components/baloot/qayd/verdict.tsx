import { RuleLink } from "@/components/rulebook/rule-link";
import { Button } from "@/components/ui/button";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { isolated } from "@/components/words/isolated-name";
import {
  type BalootState,
  breakdown,
  fairCards,
  ledAgainst,
  otherSide,
  paragraphOfVerdict,
  playsOf,
  type ScoredDeal,
  type Side,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { Flag } from "./flag";
import sepia from "./sepia.module.css";
import styles from "./verdict.module.css";

/** What the table found: who broke which rule with which card, and what it costs. */
export default function VerdictShown({
  view,
  deal,
  own,
  us,
  layout,
  nameOf,
  onDone,
}: {
  view: BalootState;
  layout: Layout;
  deal: ScoredDeal;
  own: Seat | null;
  us: Side;
  nameOf: (seat: Seat) => string;
  onDone: () => void;
}) {
  const { t, breach } = useBalootWords();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const { verdict, contract } = deal;
  if (!verdict) return null;
  const { against, why, seat, play, held, code } = verdict;
  const contested = play === null ? undefined : playsOf(deal)[play];
  const rule = code ? breach(code, ledAgainst(deal), contract.trump) : "";
  const fair = fairCards(view, deal);
  const winner = otherSide(against);
  const isOurs = winner === us;
  return (
    <section
      aria-label={t("verdict.title")}
      // On a phone it lies over one's own hand: who is to blame, and the flag there, stay in sight.
      className={`${sepia.sepia} absolute inset-0 z-(--z-reveal) grid justify-items-center overflow-y-auto p-3 pb-[max(.75rem,var(--safe-bottom))] ${layout.isTall ? "content-end" : "content-center"}`}
    >
      <div className="lacquer grid w-[min(30rem,100%)] lying:w-[min(44rem,100%)] animate-pop lying:grid-cols-2 items-center justify-items-center gap-3 lying:gap-x-5 lying:gap-y-2 rounded-panel p-4 text-center shadow-modal">
        <div className="grid justify-items-center gap-1">
          <Flag size={44} />
          <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl text-madder-1 outline-none">
            {t(`verdict.${why}`, { name: isolated(nameOf(seat)), own: seat === own ? "yes" : "no" })}
          </h2>
          <p className="text-bone text-lg">
            {why === "revoke" ? rule : t(`verdict.${why}Text`)}{" "}
            <RuleLink paragraph={paragraphOfVerdict(verdict)} className="px-1 py-2" />
          </p>
        </div>
        {contested && (
          <div className="unmirrored lying:col-start-1 lying:row-span-3 lying:row-start-1 flex max-w-full items-end justify-center gap-4">
            <figure className="grid justify-items-center gap-1">
              <span className={`${code ? styles.struck : ""} relative block w-20 rounded-[6px] shadow-hand`}>
                <Face card={contested.card} />
              </span>
              <figcaption className="font-bold text-base text-strong">
                <bdi>{nameOf(contested.seat)}</bdi>
              </figcaption>
            </figure>
            {held.length > 1 && (
              <figure className="grid min-w-0 justify-items-center gap-1">
                <div className="flex" aria-hidden="true">
                  {held
                    .filter((card) => card !== contested.card)
                    .map((card) => (
                      <span key={card} className="-ms-6 w-12 first:ms-0 rounded-[5px] shadow-hand">
                        <Face card={card} off={code !== null && !fair.includes(card)} />
                      </span>
                    ))}
                </div>
                <figcaption className="text-base text-sand">{t(code ? "verdict.could" : "verdict.hand")}</figcaption>
              </figure>
            )}
          </div>
        )}
        <p className={`font-extrabold text-xl ${isOurs ? "text-brass-1" : "text-madder-1"}`}>
          {t("verdict.takes", { side: isOurs ? t("us") : t("them"), points: breakdown(view, deal).points[winner] })}
        </p>
        <Button look="brass" className="min-w-44" data-deed="verdict" onClick={onDone}>
          {t("verdict.toSheet")}
        </Button>
      </div>
    </section>
  );
}
