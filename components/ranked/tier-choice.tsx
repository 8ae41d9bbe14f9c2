"use client";

import { useId } from "react";
import { useTranslations } from "use-intl";
import { speedPictures } from "@/components/decor/speed-pictures";
import { classes } from "@/components/ui/classes";
import { type Tier, tierNames, tiers } from "@/lib/ranked/tiers";
import { useNumbersAndDates } from "./use-numbers-and-dates";

/** One of three clocks: native radio buttons in a well, the chosen one with a brass ring. */
export function TierChoice({
  value,
  onChange,
  points,
  isShort = false,
  className,
}: {
  value: Tier;
  onChange: (tier: Tier) => void;
  /** One's own points in each, which then stand there for the seconds. */
  points?: Readonly<Record<Tier, number | null>>;
  /** The picture and the points alone; the name is spoken. */
  isShort?: boolean;
  className?: string;
}) {
  const t = useTranslations("tiers");
  const { number } = useNumbersAndDates();
  const name = useId();
  const noteOf = (tier: Tier) => {
    const own = points?.[tier];
    return own === undefined || own === null ? t("seconds", { seconds: tiers[tier] }) : number(own);
  };
  return (
    <fieldset className={classes("min-w-0", className)}>
      <legend className="sr-only">{t("legend")}</legend>
      <div className="flex rounded-[1rem] border border-hairline/60 bg-well p-1">
        {tierNames.map((tier) => (
          <label
            key={tier}
            className="relative flex min-h-11.5 flex-1 basis-0 items-center justify-center gap-2.5 rounded-[0.8125rem] border-[1.5px] border-transparent px-1 leading-tight transition-colors has-checked:border-brass-3 has-checked:bg-linear-to-b has-checked:from-tier has-checked:to-tier-foot has-checked:text-brass-1 has-focus-visible:outline-3 has-focus-visible:outline-brass-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={tier}
              checked={tier === value}
              onChange={() => onChange(tier)}
              className="peer sr-only"
            />
            <span aria-hidden="true" className="[&>svg]:size-7">
              {speedPictures[tier]}
            </span>
            <span className="min-w-0">
              <span className={isShort ? "sr-only" : "block truncate font-bold text-base"}>{t(tier)}</span>
              <span
                className={classes(
                  "block tabular-nums",
                  isShort ? "font-bold text-base text-strong" : "text-sand text-sm",
                )}
              >
                {noteOf(tier)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
