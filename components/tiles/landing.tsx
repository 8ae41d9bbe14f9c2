"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Arrival } from "@/components/ui/arrival";
import {
  BackIcon,
  BinIcon,
  BookIcon,
  CalendarIcon,
  SoundOffIcon,
  SoundOnIcon,
  WarningIcon,
} from "@/components/ui/icons";
import { useOnce } from "@/components/ui/once";
import { part, useAhead } from "@/components/ui/part";
import { TextField } from "@/components/ui/text-field";
import { useLanguage } from "@/components/words/words";
import { language, sound } from "@/lib/browser/settings";
import { useStored, useTrouble } from "@/lib/browser/stored";
import type { Kind } from "@/lib/rules/tiles";
import { Face } from "./face";
import { type DailyGame, dailyGame, dayOf, keptGame, lastName, leaderboard } from "./play/kept";
import { clearLeaderboard, ranked } from "./play/leaderboard";
import { longestName, nameLength, nameProblem, tidyName } from "./play/name";
import { session } from "./use-session";

const Confirm = part(async () => ({ default: (await import("./dialogs")).Confirm }));
const Rules = part(async () => ({ default: (await import("./dialogs")).Rules }));
const DailyDone = part(() => import("./daily-done"));
const later = [Rules, Confirm, DailyDone];

const fan: readonly Kind[] = ["bamboo-1", "characters-8", "green", "dots-1", "red"];

function Fan() {
  return (
    <div className="tl-fan" aria-hidden="true">
      {fan.map((kind, index) => (
        <span key={kind} style={{ "--i": index - 2 }}>
          <Face of={kind} />
        </span>
      ))}
    </div>
  );
}

function Header({ onRules }: { onRules: () => void }) {
  const t = useTranslations("tiles");
  const common = useTranslations("common");
  const spoken = useLanguage();
  const isHeard = useStored(sound);
  const other = spoken === "en" ? "ar" : "en";
  const Speaker = isHeard ? SoundOnIcon : SoundOffIcon;
  return (
    <header className="tl-landing-head">
      <Link href="/" prefetch={false} className="tl-tool" aria-label={common("home")} data-part="home">
        <BackIcon size={22} />
      </Link>
      <span className="tl-house">
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <path
            d="M16 2.5 18.9 8.9 25.5 6.5 23.1 13.1 29.5 16 23.1 18.9 25.5 25.5 18.9 23.1 16 29.5 13.1 23.1 6.5 25.5 8.9 18.9 2.5 16 8.9 13.1 6.5 6.5 13.1 8.9Z"
            fill="none"
            stroke="#f2c75c"
            strokeWidth="1.7"
            strokeLinejoin="round"
          />
          <path d="M16 11 21 16 16 21 11 16Z" fill="#e8419f" />
        </svg>
        {common("majlis")}
      </span>
      <button type="button" className="tl-tool" aria-label={t("rulesTitle")} title={t("rulesTitle")} onClick={onRules}>
        <BookIcon size={20} />
      </button>
      <button
        type="button"
        className="tl-tool"
        lang={other}
        aria-label={other === "ar" ? "العربية" : "English"}
        onClick={() => language.write(other)}
        data-part="language"
      >
        <span aria-hidden="true">{other === "ar" ? "ع" : "En"}</span>
      </button>
      <button
        type="button"
        className="tl-tool"
        aria-label={common(isHeard ? "soundOff" : "soundOn")}
        onClick={() => sound.write(!isHeard)}
      >
        <Speaker size={20} />
      </button>
    </header>
  );
}

function Leaderboard() {
  const t = useTranslations("tiles");
  const entries = ranked(useStored(leaderboard));
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section className="tl-panel tl-board" aria-label={t("leaderboard")} data-part="leaderboard">
      <header>
        <h2>{t("leaderboard")}</h2>
        {entries.length > 0 && (
          <button type="button" className="tl-clear" onClick={() => setIsAsked(true)} data-part="clear">
            <BinIcon size={17} />
            {t("clear")}
          </button>
        )}
      </header>
      {entries.length === 0 ? (
        <p>{t("nobody")}</p>
      ) : (
        <ol>
          {entries.map(({ name, score, ts }, index) => (
            <li key={`${ts} ${name} ${score}`}>
              <span className="tl-place" data-place={index + 1}>
                <span className="sr-only">{t("place", { place: index + 1 })}</span>
                <span aria-hidden="true">{index + 1}</span>
              </span>
              <span>
                <bdi>{name}</bdi>
              </span>
              <strong className="tl-board-score">{score}</strong>
            </li>
          ))}
        </ol>
      )}
      {useOnce(isAsked) && (
        <Arrival>
          <Confirm
            open={isAsked}
            title={t("clearTitle")}
            text={t("clearText")}
            yes={t("clearConfirm")}
            no={t("keep")}
            onYes={clearLeaderboard}
            onClose={() => setIsAsked(false)}
          />
        </Arrival>
      )}
    </section>
  );
}

/** What a device keeps may be lost; it is said, and the game goes on. */
function Troubles() {
  const t = useTranslations("tiles");
  const troubles = [useTrouble(leaderboard), useTrouble(lastName), useTrouble(dailyGame), useTrouble(keptGame)];
  const trouble = troubles.includes("refused") ? "refused" : troubles.find((each) => each !== null);
  if (!trouble) return null;
  return (
    <p role="status" className="tl-trouble" data-part="trouble">
      <WarningIcon size={20} />
      {t(trouble)}
    </p>
  );
}

/** The front of the game: a name, the ways in, and the best five. */
export function Landing() {
  const t = useTranslations("tiles");
  useAhead(later);
  const last = useStored(lastName);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [done, setDone] = useState<DailyGame | null>(null);
  const name = typed ?? last;
  const problem = nameProblem(name);
  // While one is still writing, only what more writing cannot mend is said.
  const isSaid = problem !== null && (wasTried || problem === "long" || problem === "characters");

  const begin = (day: string | null) => {
    setWasTried(true);
    if (problem === null) session.begin(tidyName(name), day);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin(null);
  };
  const beginDaily = () => {
    const day = dayOf(Date.now());
    const played = dailyGame.read();
    if (played?.day === day) setDone(played);
    else begin(day);
  };

  return (
    <div className="tl-landing">
      <Header onRules={() => setIsReading(true)} />
      <main>
        <div className="tl-hero">
          <Fan />
          <h1>{t("title")}</h1>
          <p className="tl-line">{t("line")}</p>
          <p className="tl-lines">{t("lines")}</p>
        </div>
        <div className="tl-side">
          <Troubles />
          <form className="tl-form" onSubmit={submit} noValidate>
            <TextField
              label={t("yourName")}
              name="name"
              autoComplete="nickname"
              value={name}
              onChange={setTyped}
              hint={t("nameHint")}
              error={isSaid && problem ? t(`nameProblems.${problem}`) : undefined}
              required
              end={
                <span className="tl-name-length" aria-hidden="true">
                  {t("nameLength", { length: nameLength(name), longest: longestName })}
                </span>
              }
            />
            <button type="submit" className="tl-primary" data-part="new-game">
              {t("newGame")}
            </button>
            <button type="button" className="tl-today" onClick={beginDaily} data-part="today">
              <CalendarIcon size={18} />
              {t("today")}
            </button>
          </form>
          <Leaderboard />
        </div>
      </main>
      {useOnce(isReading) && (
        <Arrival>
          <Rules open={isReading} onClose={() => setIsReading(false)} />
        </Arrival>
      )}
      {done && (
        <Arrival>
          <DailyDone
            daily={done}
            onClose={() => setDone(null)}
            onAgain={() => {
              setDone(null);
              begin(done.day);
            }}
          />
        </Arrival>
      )}
    </div>
  );
}
