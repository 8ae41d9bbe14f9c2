"use client";

import { useTranslations } from "use-intl";
import { type Tier, tierNames } from "@/lib/ranked/tiers";

/** Which tier is looked at. */
export function TierRow({ value, onChange }: { value: Tier; onChange: (tier: Tier) => void }) {
  const t = useTranslations("tiers");
  return (
    <ChoiceRow label={t("legend")} options={tierNames} value={value} wordOf={(tier) => t(tier)} onChange={onChange} />
  );
}

/** One of a few, as small buttons of which one is down. */
export function ChoiceRow<Value extends string>({
  label,
  options,
  value,
  wordOf,
  onChange,
}: {
  label: string;
  options: readonly Value[];
  value: Value;
  wordOf: (value: Value) => string;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {options.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
          className="min-h-11 rounded-control border border-hairline/60 px-3 font-bold text-md text-strong aria-pressed:border-brass-3 aria-pressed:bg-tier lg:min-h-9"
        >
          {wordOf(each)}
        </button>
      ))}
    </fieldset>
  );
}
