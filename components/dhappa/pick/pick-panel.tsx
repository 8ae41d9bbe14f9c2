import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Indices } from "@/components/cards/card-corner";
import { type Reason, ReasonWords } from "@/components/hand/reason";
import { PackFace } from "@/components/melds/art/pack-face";
import { type LaidCard, MeldStrips } from "@/components/melds/strips/meld-strips";
import { stripSizes } from "@/components/melds/strips/strips";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";
import type { PackCard } from "@/lib/rules/packs";
import { meldRules } from "../seen";
import { useCardWords } from "../use-card-words";

/** What is known of taking the discards down to one of them. */
export interface PickDepth {
  readonly card: PackCard;
  /** Why it cannot be taken; null where it can. */
  readonly reason: Reason | null;
  /** What the deepest card would lie in. */
  readonly makes: readonly LaidCard[];
  /** Cards of the hand that would lie there with it. */
  readonly partners: readonly PackCard[];
}

const IN_TIER = 6;

/** The discards fanned out, the newest first: how deep to take, and why not. */
export function PickPanel({
  depths,
  hand,
  indices,
  canDraw,
  isLow,
  onChoose,
  onTake,
  onDraw,
  onClose,
}: {
  /** By depth, the top card first. */
  depths: readonly PickDepth[];
  /** How many cards one holds. */
  hand: number;
  indices: Indices;
  canDraw: boolean;
  /** There is room to leave the others in sight over it. */
  isLow: boolean;
  onChoose: (depth: PickDepth | null) => void;
  onTake: (depth: number) => void;
  onDraw: () => void;
  onClose: () => void;
}) {
  const { t, cardName, letter, shortCard } = useCardWords();
  const common = useTranslations("common");
  const [chosen, setChosen] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const press = (depth: number) => {
    const one = depths[depth - 1];
    if (!one) return;
    setAsked(one.reason ? depth : null);
    if (one.reason) return;
    const next = chosen === depth ? null : depth;
    setChosen(next);
    onChoose(next === null ? null : one);
  };
  const choice = chosen === null ? null : depths[chosen - 1];
  const refused = asked === null ? null : depths[asked - 1];
  const tiers = Array.from({ length: Math.ceil(depths.length / IN_TIER) }, (_, tier) =>
    depths.slice(tier * IN_TIER, (tier + 1) * IN_TIER),
  );
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={t("pick.title", { count: depths.length })}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className={classes(
        "absolute inset-x-2 bottom-2 z-(--z-reveal) mx-auto flex max-w-2xl animate-appear flex-col gap-2 rounded-panel bg-[#120d1c] pb-1 shadow-modal outline-none",
        isLow ? "top-21" : "top-1",
      )}
    >
      <div className="lacquer flex min-h-0 flex-1 flex-col rounded-panel px-3 pt-3 pb-2 shadow-modal">
        <header className="flex items-start gap-2 px-1">
          <div className="min-w-0 flex-1">
            <h2 className="font-extrabold text-lg text-strong">{t("pick.title", { count: depths.length })}</h2>
            <p className="text-md text-sand">{t("pick.rule")}</p>
          </div>
          <IconButton icon={CloseIcon} look="outline" tip={false} aria-label={common("close")} onClick={onClose} />
        </header>
        <ul
          dir="ltr"
          aria-label={t("pick.depths")}
          className="min-h-24 flex-1 overflow-y-auto overscroll-contain pt-1.5"
        >
          {tiers.map((tier, index) => (
            <li key={tier[0]?.card} className="contents">
              <ul className="flex justify-center pb-0.5">
                {tier.map(({ card, reason }, place) => {
                  const depth = index * IN_TIER + place + 1;
                  const out = place - (tier.length - 1) / 2;
                  const comes = chosen !== null && depth <= chosen;
                  return (
                    <li
                      key={card}
                      className="relative h-24.5 w-[min(3.53rem,15.4%)]"
                      style={{ transform: `translateY(${1.4 * out * out}px) rotate(${out * 2.1}deg)` }}
                    >
                      <button
                        type="button"
                        data-depth={depth}
                        aria-pressed={chosen === depth}
                        aria-label={t(reason ? "pick.blocked" : "pick.allowed", { depth, card: cardName(card) })}
                        aria-description={reason?.text}
                        onClick={() => press(depth)}
                        className="absolute inset-0"
                      >
                        <span
                          className={classes(
                            "absolute inset-x-0 top-0 block aspect-5/7 rounded-[7%/5%]",
                            comes && "shadow-[0_0_0_3px_var(--color-brass-3)]",
                            chosen === depth && "shadow-[0_0_0_3px_var(--color-brass-2),0_0_18px_var(--color-brass-2)]",
                            reason && !comes && "brightness-75 grayscale",
                          )}
                        >
                          <PackFace card={card} rules={meldRules} indices={indices} />
                        </span>
                        <span
                          aria-hidden="true"
                          className={classes(
                            "-translate-x-1/2 absolute bottom-1 left-1/2 flex items-center rounded-full border-2 px-1.5 font-extrabold text-md/5 tabular-nums",
                            chosen === depth
                              ? "border-brass-1 bg-brass-3 text-brass-ink"
                              : reason
                                ? "border-madder-3 bg-[#2b1318] text-madder-1"
                                : "border-brass-4 bg-[#241a30] text-brass-1",
                          )}
                        >
                          {reason && <span className="me-0.5">⊘</span>}
                          {depth}
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
        <div aria-live="polite" className="min-h-14 px-1">
          {refused?.reason && (
            <p className="mb-1.5 rounded-control bg-bone px-3 py-1.5 font-semibold text-md/5 text-paper-ink [&_a]:text-loom">
              <bdi className="font-extrabold">
                {asked} · {shortCard(refused.card)}
              </bdi>{" "}
              <ReasonWords {...refused.reason} />
            </p>
          )}
          {choice && (
            // On a phone there is room for the cards and one of the two: the choice is seen in them.
            <div className={classes("flex items-center gap-3", refused && "max-lg:sr-only")}>
              <MeldStrips
                cards={choice.makes}
                place={null}
                isCollapsed
                sizes={stripSizes.tile}
                room={150}
                indices={indices}
              />
              <p className="text-base/5">
                <span className="block font-extrabold text-strong">
                  {t("pick.makes", {
                    card: shortCard(choice.card),
                    cards: choice.makes.map(({ rank }) => letter(rank)).join(" "),
                  })}
                </span>
                <span className="text-sand">{t("pick.comes", { count: chosen ?? 0, hand: hand + (chosen ?? 0) })}</span>
              </p>
            </div>
          )}
          {!choice && !refused && <p className="text-base text-sand">{t("pick.none")}</p>}
        </div>
      </div>
      <div className="flex gap-2.5">
        {canDraw && (
          <Button look="quiet" className="flex-2" onClick={onDraw}>
            {t("drawInstead")}
          </Button>
        )}
        <Button
          look="brass"
          className="flex-3"
          disabled={chosen === null}
          onClick={() => chosen !== null && onTake(chosen)}
        >
          {chosen === null ? t("pick.choose") : t("pick.take", { count: chosen })}
        </Button>
      </div>
    </section>
  );
}
