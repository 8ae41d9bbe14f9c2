"use client";

import { useTranslations } from "use-intl";
import { Panel } from "@/components/ui/panel";
import type { LadderPage } from "@/lib/ranked/wire";
import { useNumbersAndDates } from "../use-numbers-and-dates";

type Contracts = LadderPage["house"];

const pictures = {
  sun: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" stroke="#a8701f" strokeWidth={2.2}>
      <circle cx={12} cy={12} r={4.2} fill="#a8701f" stroke="none" />
      <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" />
    </svg>
  ),
  hokum: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="#1a161f">
      <path d="M12 2.5c3 4 8 7 8 11.2a4.3 4.3 0 0 1-6.8 3.5c.2 1.7.9 3 2.3 4.3h-7c1.400-1.300 2.1-2.6 2.3-4.3A4.3 4.3 0 0 1 4 13.700C4 9.500 9 6.500 12 2.500Z" />
    </svg>
  ),
};

/** Contracts bought: how many were made in brass, lost in madder, and where the house stands as a tick. */
export function ContractBars({ own, house }: { own: Contracts; house: Contracts | null }) {
  const t = useTranslations("ranked.player");
  return (
    <Panel aria-label={t("contracts")} className="py-3 lg:py-4">
      <h2 className="mb-2 hidden font-bold text-brass-2 text-lg lg:block">{t("contracts")}</h2>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-1">
        {(["sun", "hokum"] as const).map((kind) => (
          <Bar key={kind} kind={kind} own={own[kind]} house={house?.[kind] ?? null} />
        ))}
      </div>
    </Panel>
  );
}

function Bar({
  kind,
  own: { bought, made },
  house,
}: {
  kind: "sun" | "hokum";
  own: Contracts["sun"];
  house: Contracts["sun"] | null;
}) {
  const t = useTranslations("ranked.player");
  const { number, percent } = useNumbersAndDates();
  const share = bought === 0 ? 0 : made / bought;
  const ofHouse = house && house.bought > 0 ? house.made / house.bought : null;
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-1.5 text-base lg:gap-2.5">
        <span className="grid size-7 place-items-center rounded-chip bg-paper">{pictures[kind]}</span>
        <b className="text-strong">{t(kind)}</b>
        <span className="ms-auto whitespace-nowrap max-lg:text-md">
          {t("bought", { count: bought, bought: number(bought) })}
        </span>
      </p>
      {bought > 0 && (
        <>
          <div className="relative mt-1 flex h-6 gap-0.5 font-bold text-base tabular-nums">
            <span
              className="flex min-w-0 items-center overflow-hidden whitespace-nowrap rounded-[4px] bg-linear-to-b from-brass-2 to-brass-4 ps-2 text-brass-ink"
              style={{ inlineSize: `${100 * share}%` }}
            >
              {made > 0 && t("made", { made: number(made) })}
            </span>
            {made < bought && (
              <span className="flex min-w-6 flex-1 items-center justify-end rounded-[4px] bg-madder-4 pe-2 text-madder-ink">
                {number(bought - made)}
              </span>
            )}
            {ofHouse !== null && (
              <span
                aria-hidden="true"
                className="absolute -inset-y-1 w-[3px] bg-white shadow-card"
                style={{ insetInlineStart: `${100 * ofHouse}%` }}
              />
            )}
          </div>
          <p className="mt-1 flex justify-between gap-2 text-md">
            <span className="text-madder-1">{t("lost", { share: percent(1 - share) })}</span>
            {ofHouse !== null && <span className="text-sand">{t("houseLoses", { share: percent(1 - ofHouse) })}</span>}
          </p>
        </>
      )}
    </div>
  );
}
