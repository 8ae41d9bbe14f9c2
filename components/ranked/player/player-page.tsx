"use client";

import { usePathname } from "next/navigation";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { LockIcon, PeopleIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Switch } from "@/components/ui/switch";
import { isolated } from "@/components/words/isolated-name";
import { RankedWords } from "@/components/words/ranked-words";
import { rankedTier } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { type Tier, tierNames } from "@/lib/ranked/tiers";
import type { RecordPage } from "@/lib/ranked/wire";
import { HEX_256 } from "@/lib/table/wire/names-and-codes";
import { RankedPage } from "../ranked-page";
import { useAnswer } from "../use-answer";
import { useOwnPlayer } from "../use-own-player";
import { PlayerScreen } from "./player-screen";

/** What asks, fetched with the first question: a page is read before its answers come. */
const rankedPages = () => import("@/lib/browser/ranked-pages");

const PersonActions = lazyPart(() => import("../social/person-actions"));
const OwnNews = lazyPart(() => import("../social/own-news"));

/** A player's page, whose address says of whom; one's own where it names nobody. */
export function PlayerPage() {
  return (
    <RankedWords>
      <Page />
    </RankedWords>
  );
}

function Page() {
  const t = useTranslations("ranked.player");
  const ladder = useTranslations("ranked.ladderPage");
  const majlis = useTranslations("common")("majlis");
  const { who, own } = useOwnPlayer();
  const last = usePathname().split("/").at(-1) ?? "";
  const player = HEX_256.test(last) ? last : own;
  const [chosen, setChosen] = useState<Tier | null>(null);
  const usual = useStored(rankedTier);

  const ask = useCallback(async () => (await rankedPages()).readRecord(player ?? "", who), [player, who]);
  const [outcome, again] = useAnswer(player && own !== undefined ? ask : null);
  const record = outcome && "answer" in outcome ? outcome.answer : null;
  // Whoever has played in one tier only is shown there.
  const played = record && !record.tiers[usual] ? tierNames.find((each) => record.tiers[each]) : undefined;
  const tier = chosen ?? played ?? usual;
  const around = useCallback(async () => (await rankedPages()).readLadder(tier, player ?? null), [tier, player]);
  const [standing] = useAnswer(record ? around : null);
  const ladderPage = standing && "answer" in standing && standing.answer.tier === tier ? standing.answer : null;

  const title = record && !record.isOwn ? t("page", { name: isolated(record.name) }) : t("own");
  usePageTitle(`${title} · ${majlis}`);
  const failure = outcome && "failure" in outcome ? outcome.failure : null;
  const setPrivate = async (isPrivate: boolean) => {
    await (await rankedPages()).keepPrivate(who, isPrivate);
    again();
  };
  return (
    <RankedPage
      here={null}
      title={title}
      note={record && ladder("season", { season: record.season })}
      actions={
        record?.isOwn && (
          <span className="flex items-center gap-2">
            <a href="/friends" aria-label={t("friends")} className={buttonClasses({ look: "outline", size: "icon" })}>
              <PeopleIcon size={22} className="text-bone" />
            </a>
            <LockIcon size={20} className="text-brass-2" />
            <Switch
              label={<span className="max-[23.5rem]:sr-only">{t("private")}</span>}
              className="max-[23.5rem]:gap-2"
              checked={record.isPrivate}
              onChange={setPrivate}
            />
          </span>
        )
      }
    >
      {player === null && <p className="mt-6 text-center text-base">{t("noneYet")}</p>}
      {player !== null && outcome === null && (
        <p role="status" className="mt-6 text-center text-base text-sand">
          {t("loading")}
        </p>
      )}
      {failure && <Failed failure={failure} onAgain={again} />}
      {record?.isOwn && isNews(record) && (
        <LoadingBoundary isAdornment>
          <OwnNews record={record} />
        </LoadingBoundary>
      )}
      {record && (
        <PlayerScreen
          record={record}
          tier={tier}
          onTier={setChosen}
          house={ladderPage?.house ?? null}
          place={ladderPage?.around.find((row) => row.player === record.player)?.place ?? null}
          onPrivate={setPrivate}
          actions={
            <LoadingBoundary isAdornment>
              <PersonActions record={record} />
            </LoadingBoundary>
          }
        />
      )}
    </RankedPage>
  );
}

/** Whether there is something that is told once. */
const isNews = ({ decisions, marks }: RecordPage): boolean => [...decisions, ...marks].some(({ isNew }) => isNew);

/** Why a page is not to be seen. */
function Failed({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  const t = useTranslations("ranked.player.failures");
  const ladder = useTranslations("ranked.ladderPage");
  const why = failure === "private" || failure === "unknown" || failure === "unreachable" ? failure : "other";
  return (
    <div role="alert" className="mt-6 grid justify-items-center gap-3 text-center text-base">
      {t(why)}
      {why !== "private" && (
        <Button look="outline" size="small" onClick={onAgain}>
          {ladder("again")}
        </Button>
      )}
    </div>
  );
}
