"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Profile } from "@/components/account/profile";
import { Tent } from "@/components/decor/tent";
import { rulesPath } from "@/components/rulebook/game-rulebook";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { TrophyIcon } from "@/components/ui/icons";
import { RankedWords } from "@/components/words/ranked-words";
import { identity } from "@/lib/browser/own-identity";
import { callsBySound } from "@/lib/browser/storage/ranked-wait";
import { rankedTier } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import type { QueueView } from "@/lib/client/ranked/queue-link";
import { RANKED_GAME } from "@/lib/ranked/tiers";
import type { QueueState } from "@/lib/ranked/wire";
import { RankedHeader } from "../ranked-header";
import { StandingStrip } from "../standing-strip";
import { TierChoice } from "../tier-choice";
import { QueueClosed } from "./queue-closed";
import ReadyOverlay from "./ready-overlay";
import { closingOf, lineShown, offerShown } from "./shown-state";
import { sitDown } from "./sit-down";
import { useQueue } from "./use-queue";
import { Waiting } from "./waiting";

const HOME = `/${RANKED_GAME}`;

/** The page of ranked play: choose a tier, wait, say that one is there, and go to the table. */
export function RankedPlay() {
  return (
    <RankedWords>
      <Page />
    </RankedWords>
  );
}

function Page() {
  const t = useTranslations("ranked");
  const majlis = useTranslations("common")("majlis");
  usePageTitle(`${t("title")} · ${majlis}`);
  const tier = useStored(rankedTier);
  const calls = useStored(callsBySound);
  const { view, join, ready, leave } = useQueue(tier);
  const state = view?.state ?? null;
  const saidAt = view?.saidAt ?? 0;
  const closing = view && state?.is === "out" && closingOf(view, performance.now(), Date.now());

  // Whoever has waited here goes to their table; who comes back to this page from it is asked.
  const hasWaited = useRef(false);
  const code = state?.is === "seated" ? state.code : null;
  useEffect(() => {
    if (state?.is === "waiting" || state?.is === "drawn") hasWaited.current = true;
    if (code !== null && hasWaited.current) sitDown(code);
  }, [state?.is, code]);

  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <Tent scene={closing ? "figures" : "home"} />
      {state?.is === "drawn" && state.isHere && <ReadyOverlay offer={offerShown(state, saidAt)} onReady={ready} />}
      {state?.is === "waiting" && state.isHere ? (
        <Waiting
          place={lineShown(state, saidAt)}
          rules={rulesPath(RANKED_GAME)}
          bots={HOME}
          calls={calls}
          onCalls={callsBySound.write}
          onLeave={leave}
        />
      ) : closing ? (
        <QueueClosed closing={closing} friends={HOME} bots={HOME} />
      ) : (
        <>
          <RankedHeader title={t("title")} />
          <main className="mx-auto grid w-full max-w-[31rem] flex-1 content-start gap-3.5 px-5 pt-24 pb-6 lg:max-w-[34rem]">
            {state?.hasNews && (
              <a href="/player" className={buttonClasses({ look: "outline", size: "small", wide: true })}>
                {t("news")}
              </a>
            )}
            <Choice view={view} state={state} join={join} code={code} />
          </main>
        </>
      )}
    </div>
  );
}

/** Before one waits: how one stands, which clock, and what keeps one from it. */
function Choice({
  view,
  state,
  join,
  code,
}: {
  view: QueueView | null;
  state: QueueState | null;
  join: () => void;
  code: string | null;
}) {
  const t = useTranslations("ranked");
  const tier = useStored(rankedTier);
  const own = state?.own ?? null;
  const { name } = useStored(identity);
  const [isNaming, setNaming] = useState(false);
  // Whoever has said who plays meant to play.
  const named = (isOpen: boolean) => {
    setNaming(isOpen);
    if (!isOpen && identity.read().name !== "") join();
  };
  const isElsewhere = (state?.is === "waiting" || state?.is === "drawn") && !state.isHere;
  const isReached = view?.reach === "open" && state !== null;
  const why = !isReached ? t("notReached") : state.isDraining && t("drainingNow");
  return (
    <>
      {own && (
        <StandingStrip
          standing={{ points: own.points, isProvisional: own.provisionalFor > 0, place: own.place, players: null }}
        />
      )}
      <TierChoice value={tier} onChange={rankedTier.write} />
      <Profile open={isNaming} onOpenChange={named} />
      {code !== null ? (
        <>
          <Said>{t("queue.refused.seated")}</Said>
          <Button look="brass" size="large" wide onClick={() => sitDown(code)}>
            {t("queue.toTable")}
          </Button>
        </>
      ) : (
        <Button
          look="brass"
          size="large"
          wide
          icon={TrophyIcon}
          className="min-h-15"
          why={why}
          onClick={() => (name === "" ? setNaming(true) : join())}
        >
          {t(isElsewhere ? "queue.here" : "play")}
        </Button>
      )}
      <Said>{saidOf({ t, view, state, isElsewhere })}</Said>
    </>
  );
}

/** What is to be said of a queue one is not waiting in. */
function saidOf({
  t,
  view,
  state,
  isElsewhere,
}: {
  t: ReturnType<typeof useTranslations<"ranked">>;
  view: QueueView | null;
  state: QueueState | null;
  isElsewhere: boolean;
}): string | null {
  if (view?.refused) return t(`queue.refused.${view.refused}`);
  if (isElsewhere) return t("queue.elsewhere");
  if (state === null) return view && view.reach !== "connecting" ? t("notReached") : null;
  if (state.isDraining) return t("drainingNow");
  if (state.is !== "out") return null;
  if (state.why !== "left") return t(`queue.${state.why}`);
  const wait =
    state.aboutMs === null ? null : t("waitAbout", { seconds: Math.max(5, Math.round(state.aboutMs / 5000) * 5) });
  return [t("wait", { playing: state.playing }), wait].filter(Boolean).join(" · ");
}

function Said({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="on-carpet min-h-6 text-balance text-center text-base empty:hidden">
      {children}
    </p>
  );
}
