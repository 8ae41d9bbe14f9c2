"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Profile } from "@/components/account/profile";
import { Button } from "@/components/ui/button";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { Panel } from "@/components/ui/panel";
import { SocialWords } from "@/components/words/social-words";
import { readRecord } from "@/lib/browser/ranked-pages";
import { readFriends } from "@/lib/browser/ranked-social";
import { hasFriends } from "@/lib/browser/storage/asked-to-tables";
import { RankedPage } from "../ranked-page";
import { useAnswer } from "../use-answer";
import { useOwnPlayer } from "../use-own-player";
import { Befriend } from "./befriend";
import { BlockedPeople } from "./blocked-people";
import { BringAFriend } from "./bring-a-friend";
import { DecisionList } from "./decision-list";
import { FriendList } from "./friend-list";
import { InvitationList } from "./invitation-list";
import { OwnName } from "./own-name";

/** Who is where changes while one looks. */
const AGAIN_MS = 20_000;

/** One's friends: where they play, to what they ask one, how one brings more; whoever one has blocked; one's own name. */
export function FriendsScreen() {
  return (
    <SocialWords>
      <Page />
    </SocialWords>
  );
}

function Page() {
  const t = useTranslations("social.friends");
  const majlis = useTranslations("common")("majlis");
  usePageTitle(`${t("title")} · ${majlis}`);
  const { who, own } = useOwnPlayer();
  const [isNaming, setNaming] = useState(false);
  const isKnown = Boolean(own) && who.name !== "";
  const ask = useCallback(() => readFriends(who), [who]);
  const [outcome, again] = useAnswer(isKnown ? ask : null);
  useAgain(again, isKnown);
  const look = useCallback(() => readRecord(own ?? "", who), [own, who]);
  const [looked, lookAgain] = useAnswer(isKnown ? look : null);
  const record = looked && "answer" in looked ? looked.answer : null;
  const page = outcome && "answer" in outcome ? outcome.answer : null;
  useEffect(() => {
    // From here on they may be asked to tables wherever they are.
    if (page) hasFriends.write(true);
  }, [page]);
  const befriended = () => {
    // Whoever leaves before the list has come has a friend all the same.
    hasFriends.write(true);
    again();
  };
  return (
    <RankedPage here={null} title={t("title")}>
      <h1 className="mb-3 font-bold font-display text-3xl text-brass-1 max-lg:sr-only">{t("title")}</h1>
      <div className="grid min-w-0 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-5">
        <div className="grid min-w-0 gap-3 lg:gap-5">
          <Befriend isKnown={isKnown} onName={() => setNaming(true)} onDone={befriended} />
          {own !== undefined && !isKnown && (
            <Panel>
              <p className="text-base">{t("noName")}</p>
              <Button look="brass" className="mt-3" onClick={() => setNaming(true)}>
                {t("sayWho")}
              </Button>
            </Panel>
          )}
          {isKnown && outcome === null && (
            <p role="status" className="mt-4 text-center text-base text-sand">
              {t("loading")}
            </p>
          )}
          {outcome && "failure" in outcome && !page && (
            <div role="alert" className="mt-4 grid justify-items-center gap-3 text-center text-base">
              {t("failed")}
              <Button look="outline" size="small" onClick={again}>
                {t("again")}
              </Button>
            </div>
          )}
          {page && <InvitationList invited={page.invited} />}
          {page && <FriendList friends={page.friends} onChange={again} />}
        </div>
        {page && (
          <div className="grid min-w-0 gap-3 lg:gap-5">
            <BringAFriend code={page.code} onDone={again} />
            <OwnName
              name={who.name}
              player={own ?? ""}
              claimed={record?.isClaimed ? record.name : null}
              onClaimed={lookAgain}
            />
            <BlockedPeople blocked={page.blocked} onChange={again} />
            <DecisionList decisions={record?.decisions ?? []} />
          </div>
        )}
      </div>
      <Profile open={isNaming} onOpenChange={setNaming} />
    </RankedPage>
  );
}

/** Asks again as long as somebody looks. */
function useAgain(again: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.visibilityState === "visible" && again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [again, isOn]);
}
