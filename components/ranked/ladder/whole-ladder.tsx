"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { SearchIcon } from "@/components/ui/icons";
import { Switch } from "@/components/ui/switch";
import { TextField } from "@/components/ui/text-field";
import { RankedWords } from "@/components/words/ranked-words";
import { rankedTier } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import type { Identity } from "@/lib/client/identity";
import type { Tier } from "@/lib/ranked/tiers";
import type { LadderPage, LadderRows } from "@/lib/ranked/wire";
import { RankedPage } from "../ranked-page";
import { type Answered, useAnswer } from "../use-answer";
import { useOwnPlayer } from "../use-own-player";
import { LadderScreen } from "./ladder-screen";
import { daysLeft } from "./ranking";

/** What asks, fetched with the first question: a page is read before its answers come. */
const rankedPages = () => import("@/lib/browser/ranked-pages");

/** The ladder, on a page of its own. */
export function WholeLadder() {
  return (
    <RankedWords>
      <Page />
    </RankedWords>
  );
}

const viewOf = (outcome: Answered<LadderPage>) =>
  outcome === null ? null : "answer" in outcome ? outcome.answer : "failed";

function Page() {
  const t = useTranslations("ranked.ladderPage");
  const majlis = useTranslations("common")("majlis");
  usePageTitle(`${t("title")} · ${majlis}`);
  const tier = useStored(rankedTier);
  const { who, own } = useOwnPlayer();
  const [isFriends, setFriends] = useState(false);
  const [name, setName] = useState("");
  const wanted = useRested(name.trim());
  const isNarrowed = isFriends || wanted !== "";

  const [outcome, again] = useAnswer(useLadder(tier, own));
  const [found] = useAnswer(useNarrowed({ tier, who, isFriends, name: wanted }));
  const view = viewOf(outcome);
  const known = view === "failed" ? null : view;
  return (
    <RankedPage
      here="ladder"
      title={t("title")}
      note={known && t("seasonNote", { season: known.season, days: daysLeft(known.endsAt, Date.now()) })}
    >
      <LadderScreen
        tier={tier}
        onTier={rankedTier.write}
        view={view}
        narrowed={isNarrowed ? narrowedTo(found) : undefined}
        isFriends={isFriends && wanted === ""}
        own={own ?? null}
        now={Date.now()}
        onAgain={again}
        tools={
          <>
            <Switch
              label={t("friendsOnly")}
              checked={isFriends}
              disabled={!own}
              onChange={setFriends}
              className="shrink-0"
            />
            <TextField
              label={t("search")}
              hideLabel
              placeholder={t("search")}
              value={name}
              maxLength={20}
              onChange={setName}
              end={<SearchIcon size={20} className="me-2.5 text-sand" />}
              className="min-w-32 flex-1"
            />
          </>
        }
      />
    </RankedPage>
  );
}

/** While somebody writes nothing is asked. */
const REST_MS = 350;

/** What was written, once the writing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The question for the ladder, once it is known for whom. */
function useLadder(tier: Tier, own: string | null | undefined) {
  const ask = useCallback(async () => (await rankedPages()).readLadder(tier, own ?? null), [tier, own]);
  return own === undefined ? null : ask;
}

/** What is asked where only some are to be shown: those of a name, or one's friends. */
function useNarrowed({ tier, who, isFriends, name }: { tier: Tier; who: Identity; isFriends: boolean; name: string }) {
  const ask = useCallback(async () => {
    const { ladderOfFriends, searchLadder } = await rankedPages();
    return name === "" ? ladderOfFriends(tier, who) : searchLadder(tier, name);
  }, [tier, name, who]);
  return isFriends || name !== "" ? ask : null;
}

const narrowedTo = (found: Answered<LadderRows>) =>
  found === null ? null : "answer" in found ? found.answer.rows : "failed";
