"use client";

import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState, useTransition } from "react";
import { useTranslations } from "use-intl";
import { ProfileChip } from "@/components/account/profile";
import { Carpet } from "@/components/decor/carpet";
import { Dallah } from "@/components/decor/dallah";
import { DisplayWord } from "@/components/decor/display-word";
import { Finjan } from "@/components/decor/finjan";
import { SaduBand } from "@/components/decor/sadu-band";
import { Tent } from "@/components/decor/tent";
import { Wordmark } from "@/components/decor/wordmark";
import type { SoloScreens } from "@/components/game-screens";
import { firstGame, gameScreens, shownGames, shownSoloGames, soloScreens } from "@/components/games";
import { rulesPath } from "@/components/rulebook/game-rulebook";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { useEarlyTaps } from "@/components/ui/hooks/use-early-taps";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { BookIcon, CardsIcon, LinkIcon, PlusIcon, RobotIcon, TrophyIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useInstalling } from "@/lib/browser/device/install-offer";
import { useOnline } from "@/lib/browser/device/use-online";
import { identity, ownIdentity } from "@/lib/browser/own-identity";
import { onFirstTouch } from "@/lib/browser/page/on-first-touch";
import { BUSY_MS, whenIdle } from "@/lib/browser/page/when-idle";
import { newCode } from "@/lib/browser/random";
import { keepWaiting } from "@/lib/browser/storage/ranked-wait";
import { rankedTier } from "@/lib/browser/storage/settings";
import { type ResumableTable, useResumableTables } from "@/lib/browser/tables/resumable-tables";
import { goToTable } from "@/lib/browser/tables/table-path";
import { rememberVisit, type Way } from "@/lib/browser/tables/visited-tables";
import { RANKED_GAME } from "@/lib/ranked/tiers";
import type { GameId, SoloId } from "@/lib/rules/registry";
import { CodeEntry } from "./code-entry";
import { LanguageSwitch, SoundSwitch, useSpeakOther } from "./language-and-sound";
import { ResumableTables } from "./resumable-tables";
import { usePlayNow } from "./use-play-now";

/** What stalls on its way keeps the rest of the page waiting no longer. */
const PREPARING_MS = 10_000;

/** All that comes to the page once it stands comes as one: a game more asks for no file more. */
const fetchLate = () => import("./late-parts");
const OpenTables = lazyPart(async () => ({ default: (await fetchLate()).OpenTables }));
const RankedStart = lazyPart(async () => ({ default: (await fetchLate()).RankedStart }));
const InstallLine = lazyPart(async () => ({ default: (await fetchLate()).InstallLine }));
const InstallAction = lazyPart(async () => ({ default: (await fetchLate()).InstallAction }));
const SmallFan = lazyPart(async () => ({ default: (await fetchLate()).SmallFan }));
const FirstOfLadder = lazyPart(async () => ({ default: (await fetchLate()).FirstOfLadder }));

function HeroCarpet({ id, isBare }: { id: GameId; isBare: boolean }) {
  const { tone, Fan } = gameScreens[id];
  return (
    <div className="@container unmirrored relative">
      <Carpet tone={tone} tilt={41}>
        <div className="aspect-[100/66] w-[68%] -translate-y-[4%]">
          <LoadingBoundary isAdornment>{Fan && <Fan isBare={isBare} />}</LoadingBoundary>
        </div>
      </Carpet>
      <div className="absolute bottom-[9%] left-[6%] flex items-end">
        <Dallah height={150} className="h-auto w-[17cqw]" />
        <Finjan height={50} className="h-auto w-[7cqw] translate-y-1" />
      </div>
      <Finjan height={50} className="absolute right-[10%] bottom-[12%] h-auto w-[7cqw]" />
    </div>
  );
}

const houseGames: Readonly<Record<GameId | SoloId, SoloScreens>> = { ...gameScreens, ...soloScreens };

/** A name that is wider than so many thousandths of its letters' height is written smaller where it stands large. */
const LONG = 5_000;

function GameTitle({ id, level: Heading, className }: { id: GameId | SoloId; level: "h1" | "h2"; className: string }) {
  const t = useTranslations("games");
  const { drawnNames } = houseGames[id];
  const name = t(`${id}.name`);
  const arabicName = t(`${id}.arabicName`);
  return (
    <Heading
      className={`flex items-baseline gap-[0.28em] pb-[0.15em] text-strong drop-shadow-[0_2px_6px_rgb(0_0_0/0.9)] ${className}`}
    >
      {/* In a span of its own each of them stands on its baseline. */}
      <span>
        <DisplayWord word={name} words={drawnNames} />
      </span>
      {arabicName !== name && (
        <span lang="ar" className="text-[0.62em] text-brass-3">
          <DisplayWord word={arabicName} words={drawnNames} />
        </span>
      )}
    </Heading>
  );
}

/** So wide in thousandths of its height a letter is taken to be that is not drawn. */
const LETTER = 600;

/** How large a game's name may be at most, not to be wider than what is around it. */
function fitting(name: string, id: GameId | SoloId): CSSProperties & Record<"--fit", string> {
  const width = houseGames[id].drawnNames?.[name]?.width ?? name.length * LETTER;
  return { "--fit": `${Math.floor(100_000_000 / width) / 1_000}cqi` };
}

/** How large a game's name stands over its page. */
const titleSize = (name: string, id: GameId | SoloId) =>
  (houseGames[id].drawnNames?.[name]?.width ?? 0) > LONG
    ? "text-3xl lying:text-2xl lg:text-5xl"
    : "text-5xl lying:text-4xl lg:text-7xl";

/** The way to another game, small below the one looked at. */
function OtherGame({ id, isPrepared }: { id: GameId | SoloId; isPrepared: boolean }) {
  const t = useTranslations("games");
  const { tone } = houseGames[id];
  return (
    <li className="@container min-w-0" style={fitting(t(`${id}.name`), id)}>
      <a href={`/${id}`} className="block">
        <Carpet tone={tone} isSmall isRolled={!isPrepared}>
          <div className="aspect-[100/66] w-[50%]">
            {isPrepared && (
              <LoadingBoundary isAdornment>
                <SmallFan id={id} />
              </LoadingBoundary>
            )}
          </div>
        </Carpet>
        <GameTitle
          id={id}
          level="h2"
          className="flex-col items-center text-[length:min(1.25rem,var(--fit))] leading-tight lg:pb-0 lg:text-[length:min(1.5rem,var(--fit))]"
        />
        <p className="on-carpet text-balance text-center text-md text-sand lg:hidden">{t(`${id}.glimpse`)}</p>
      </a>
    </li>
  );
}

/** The way to ranked play: how one stands and which clock, and the one brass call. */
function PlayRanked({ isPrepared }: { isPrepared: boolean }) {
  const t = useTranslations("home");
  return (
    <div className="grid gap-2.5 lg:col-span-3">
      {/* Its place is kept, so that nothing moves when it comes. */}
      <div className="min-h-[3.5625rem] text-start lying:hidden">
        {isPrepared && (
          <LoadingBoundary isAdornment>
            <RankedStart />
          </LoadingBoundary>
        )}
      </div>
      <a
        href="/ranked"
        // Who has a name waits at once; anybody else is asked for one there.
        onClick={() => identity.read().name !== "" && keepWaiting(rankedTier.read())}
        className={classes(
          buttonClasses({ look: "brass", size: "large", wide: true }),
          "lying:min-h-13 lying:px-2 lying:text-lg lg:min-h-16",
        )}
      >
        <TrophyIcon size={24} />
        {t("playRanked")}
      </a>
    </div>
  );
}

function RulesLink({ game, className }: { game: GameId; className: string }) {
  const t = useTranslations("home");
  return (
    <a
      href={rulesPath(game)}
      className={classes(
        "on-carpet min-h-11 items-center gap-2 rounded-control px-2.5 font-bold text-brass-2 hover:bg-brass-3/12",
        className,
      )}
    >
      <BookIcon size={20} />
      {t("rules")}
    </a>
  );
}

/** What others do here: the first of the ladder, where there is room for it, and the open tables. */
function Foot({
  game,
  isPrepared,
  onCode,
  children,
}: {
  game: GameId;
  isPrepared: boolean;
  onCode: (code: string) => void;
  children: ReactNode;
}) {
  const isRanked = game === RANKED_GAME;
  return (
    <div
      className={classes(
        "mx-auto mt-7 w-full max-w-[31rem] lying:mx-0 lying:mt-2 lying:max-w-none lg:col-start-2 lg:row-start-3 lg:mx-0 lg:mt-4 lg:max-w-none lg:self-start",
        isRanked && "xl:grid xl:min-h-54 xl:grid-cols-[minmax(0,27.5fr)_minmax(0,21fr)] xl:gap-4",
      )}
    >
      {isRanked && (
        <div className="hidden xl:block">
          {isPrepared && (
            <LoadingBoundary isAdornment>
              <FirstOfLadder />
            </LoadingBoundary>
          )}
        </div>
      )}
      {isPrepared && (
        <LoadingBoundary isAdornment>
          <OpenTables id={game} onCode={onCode} />
        </LoadingBoundary>
      )}
      {children}
    </div>
  );
}

/** The front page: the house, its games with one of them largest, and the ways to a table. */
export function Home({ game: named }: { game?: GameId }) {
  const game = named ?? firstGame;
  const isRanked = game === RANKED_GAME;
  // Where ranked play has its own line, the other ways share one.
  const small = classes("min-h-13 lg:min-h-15", !isRanked && "lg:text-lg");
  const t = useTranslations("home");
  const front = useTranslations("games");
  const majlis = useTranslations("common")("majlis");
  usePageTitle(named ? `${front(`${named}.name`)} · ${majlis}` : majlis);
  const { playNow, isAsking } = usePlayNow(game);
  const { Ahead, prepare } = gameScreens[game];
  const others = [...shownGames.filter((id) => id !== game), ...shownSoloGames];

  // What fails to come is asked for again at the table. The door of a game fetches its table at once, the house's own front
  // once somebody touches it: most who come there only look.
  const [prepared, setPrepared] = useState(0);
  const isPrepared = prepared > 0;
  const isDoor = named !== undefined;
  const parts = 1 + others.length;
  useEffect(() => {
    let isHere = true;
    // One after the other: a slow phone would stand still while it draws them all.
    const goOn = (part = 1) =>
      whenIdle(() => {
        if (!isHere) return;
        startTransition(() => setPrepared((before) => Math.max(before, part)));
        if (part < parts) goOn(part + 1);
      }, BUSY_MS);
    const leaves = () => {
      isHere = false;
    };
    if (!isDoor) {
      goOn();
      const off = onFirstTouch(() => void prepare().catch(() => {}));
      return () => {
        leaves();
        off();
      };
    }
    const anyway = setTimeout(goOn, PREPARING_MS);
    void prepare()
      .catch(() => {})
      .then(() => goOn());
    return () => {
      leaves();
      clearTimeout(anyway);
    };
  }, [prepare, isDoor, parts]);

  const isOnline = useOnline();
  const installing = useInstalling();
  const how = isPrepared ? installing : null;

  const underway = useResumableTables().flatMap((table): (ResumableTable & { game: GameId }) | [] => {
    const of = shownGames.find((id) => id === table.game);
    return of ? { ...table, game: of } : [];
  });
  const match = underway.find(({ isAlone, game: of }) => isAlone && of === game);

  // On a slow line one taps again: that is the same wish, and must not begin the way anew.
  const [isLeaving, startLeaving] = useTransition();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = isLeaving;
  }, [isLeaving]);
  const go = (code: string, way: Way) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    rememberVisit(code, way);
    startLeaving(() => goToTable(game, code));
  };

  const begin = () => {
    ownIdentity();
    go(newCode(), "bots");
  };
  const withFriends = () => go(newCode(), "friends");
  const againstBots = () => (match ? go(match.code, "alone") : begin());
  const speakOther = useSpeakOther();
  useEarlyTaps({ playNow, withFriends, againstBots, speakOther });

  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      {isDoor && Ahead && <Ahead />}
      <Tent scene="home" />
      <header className="z-(--z-hud) mx-auto flex w-full max-w-[90rem] items-center gap-3 px-5 pt-[calc(var(--safe-top)+1rem)] lg:px-14 lg:pt-6">
        <Wordmark className="text-2xl lg:text-3xl" />
        {isRanked && (
          <a
            href="/ladder"
            className="on-carpet ms-4 hidden min-h-11 items-center gap-2 rounded-control px-2.5 font-bold text-brass-2 hover:bg-brass-3/12 lg:flex"
          >
            <TrophyIcon size={20} />
            {t("ladder")}
          </a>
        )}
        <RulesLink game={game} className="hidden lying:flex lg:flex" />
        {how && (
          <LoadingBoundary isAdornment>
            <div className="hidden lg:block">
              <InstallAction how={how} />
            </div>
          </LoadingBoundary>
        )}
        <div className="ms-auto flex items-center gap-2.5 lg:gap-4">
          <SoundSwitch />
          <LanguageSwitch early="speakOther" />
          <ProfileChip />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col px-5 pb-8 lg:pb-11 lying:grid lying:grid-cols-2 lying:items-center lying:gap-x-6 lg:grid lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:content-center lg:items-center lg:gap-x-10 lg:px-14">
        <ResumableTables tables={underway} />
        <div
          className={classes(
            "-mx-3 mt-5 self-center w-[calc(100%+1.5rem)] sm:mx-auto sm:w-[34rem] lying:max-lg:col-start-1 lying:mt-0 lying:w-full lying:max-w-[86dvh] lg:col-start-2 lg:row-start-1 lg:mx-0 lg:mt-2 lg:w-full lg:max-w-[74dvh] lg:justify-self-end",
            // The way back takes its height from the carpet.
            underway.length > 0 ? "max-w-[40dvh] lg:row-span-2" : isRanked ? "max-w-[34dvh]" : "max-w-[50dvh]",
          )}
        >
          <HeroCarpet id={game} isBare={!isPrepared} />
        </div>
        <div
          className={classes(
            "relative z-(--z-carpet) grid justify-items-center gap-2 text-center lying:max-lg:col-start-2 lying:max-lg:row-start-1 lying:gap-1 lg:col-start-1 lg:justify-items-start lg:gap-4 lg:text-start",
            underway.length > 0 && "lying:max-lg:row-span-2 lying:max-lg:self-start lg:row-start-2",
          )}
        >
          <GameTitle
            id={game}
            level="h1"
            className={classes("whitespace-nowrap leading-none", titleSize(front(`${game}.name`), game))}
          />
          <p
            aria-live="polite"
            className="on-carpet max-w-md text-balance text-lg lying:max-lg:text-md lg:max-w-[31rem] lg:text-xl lg:leading-relaxed"
          >
            {isOnline ? front(`${game}.line`) : front(`${game}.offline`)}
          </p>
          <div className="mt-2 grid w-full max-w-[31rem] gap-3.5 lying:mt-1 lying:gap-1.5 lg:mt-4">
            <div
              className={classes(
                "grid gap-3.5 lying:gap-1.5",
                isRanked && "lg:grid-cols-3 lg:gap-3 lg:[&>div]:contents",
              )}
            >
              <div className={classes("grid gap-3.5 lying:gap-1.5", isRanked && "lying:grid-cols-2")}>
                {isRanked && <PlayRanked isPrepared={isPrepared} />}
                <Button
                  look={isRanked ? "quiet" : "brass"}
                  size={isRanked ? "medium" : "large"}
                  wide
                  icon={CardsIcon}
                  className={isRanked ? "lying:min-h-13 lg:min-h-15" : "lying:min-h-13 lg:min-h-17"}
                  aria-busy={isAsking}
                  data-early="playNow"
                  why={!isOnline && t("playNowOffline")}
                  onClick={playNow}
                >
                  {t(isAsking ? "finding" : "playNow")}
                </Button>
              </div>
              <div className={classes("grid grid-cols-2 gap-3", match && "lying:max-lg:grid-cols-3")}>
                <Button
                  look="madder"
                  size="small"
                  icon={LinkIcon}
                  className={classes(small, match && "col-span-2 lying:max-lg:col-span-1")}
                  aria-label={t("withFriends")}
                  data-early="withFriends"
                  onClick={withFriends}
                >
                  {t("withFriendsShort")}
                </Button>
                <Button
                  size="small"
                  icon={RobotIcon}
                  className={small}
                  aria-busy={isLeaving}
                  data-early="againstBots"
                  onClick={againstBots}
                >
                  {t("againstBots")}
                </Button>
                {match && (
                  <Button look="outline" size="small" icon={PlusIcon} className={small} onClick={begin}>
                    {t("back.newMatch")}
                  </Button>
                )}
              </div>
            </div>
            <CodeEntry game={game}>
              <RulesLink game={game} className="-me-2.5 flex lying:hidden lg:hidden" />
            </CodeEntry>
          </div>
        </div>
        <nav aria-label={t("games")} className="lg:col-start-1 lg:row-start-3 lg:self-start">
          <ul className="mx-auto mt-8 grid max-w-[31rem] grid-cols-2 gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none lying:mt-4 lying:max-lg:grid-flow-row lying:max-lg:grid-cols-2 lg:mx-0 lg:mt-4">
            {others.map((id, place) => (
              <OtherGame key={id} id={id} isPrepared={prepared > place + 1} />
            ))}
          </ul>
        </nav>
        <Foot game={game} isPrepared={isPrepared} onCode={(code) => go(code, "code")}>
          {how && (
            <LoadingBoundary isAdornment>
              <div className="mt-4 lg:hidden">
                <InstallLine how={how} />
              </div>
            </LoadingBoundary>
          )}
        </Foot>
      </main>
      {/* On a desktop it stands beneath the small carpets, in room that main leaves. */}
      <footer className="pb-2 text-center lg:absolute lg:inset-x-0 lg:bottom-3.5 lg:mx-auto lg:w-full lg:max-w-[90rem] lg:px-14 lg:pb-0 lg:text-start">
        <a
          href="/privacy"
          className="on-carpet inline-flex min-h-11 items-center rounded-control px-3 text-md text-sand hover:text-brass-2 lg:px-0"
        >
          {t("privacy")}
        </a>
      </footer>
      <SaduBand kind="uwairjan" cell={2} />
    </div>
  );
}
