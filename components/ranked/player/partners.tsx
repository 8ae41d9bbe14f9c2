"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { Panel } from "@/components/ui/panel";
import type { TierRecord } from "@/lib/ranked/wire";
import { PointsMoved } from "../points-moved";
import { useNumbersAndDates } from "../use-numbers-and-dates";

const SHOWN = 5;

/** Partners one wins with, the best first; half is marked. */
export function Partners({ partners, className }: { partners: TierRecord["partners"]; className?: string }) {
  const t = useTranslations("ranked.player");
  const { percent, number } = useNumbersAndDates();
  return (
    <Panel title={t("partners")} className={className}>
      {partners.length === 0 && <p className="text-base text-sand">{t("noPartners")}</p>}
      <ul className="divide-y divide-hairline/40">
        {partners.slice(0, SHOWN).map(({ player, name, avatar, matches, won, change }) => {
          const share = matches === 0 ? 0 : won / matches;
          return (
            <li key={player} className="grid grid-cols-[auto_1fr_auto_4rem_2.75rem_2.75rem] items-center gap-3 py-2">
              <AvatarPicture id={isAvatar(avatar) ? avatar : "palm"} size="2.25rem" />
              <a
                href={`/player/${player}`}
                className="flex min-h-11 min-w-0 items-center rounded-chip font-bold text-base text-strong hover:text-brass-1"
              >
                <bdi className="truncate">{name}</bdi>
              </a>
              <span className="text-md text-sand max-sm:sr-only">{t("together", { matches: number(matches) })}</span>
              <span aria-hidden="true" className="relative h-2 rounded-full bg-strong/15">
                <span
                  className="absolute inset-y-0 start-0 rounded-full bg-brass-3"
                  style={{ inlineSize: `${100 * share}%` }}
                />
                <span className="-inset-y-1 absolute start-1/2 w-0.5 bg-white" />
              </span>
              <span className="text-end font-bold text-base tabular-nums">{percent(share)}</span>
              <PointsMoved of={change} className="text-end text-base" />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
