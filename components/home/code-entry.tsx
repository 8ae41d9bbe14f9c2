"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useOnline } from "@/lib/browser/device/use-online";
import { codeIn, gameOfLink, lettersOf } from "@/lib/client/table-code";
import type { GameId } from "@/lib/rules/registry";
import { useGoToCode } from "./use-go-to-code";

const CELLS = 6;
const LONGEST = 12;

/** Where a friend's code is typed, or their whole link pasted; a code alone is looked for at this game's tables first. `children` stand beside its label. */
export function CodeEntry({ game: first, children }: { game: GameId; children?: ReactNode }) {
  const t = useTranslations("home");
  const id = useId();
  const { enter, isLooking, callOff, unknown } = useGoToCode(first);
  const [letters, setLetters] = useState("");
  const [game, setGame] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const code = codeIn(letters);
  const isOnline = useOnline();
  const isOffline = tried && code !== null && !isOnline;
  const isUnknown = tried && code !== null && code === unknown;
  const isWrong = (tried && code === null) || isUnknown || isOffline;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code && isOnline) enter(code, game);
  };
  const cells = Array.from({ length: Math.max(CELLS, letters.length) }, (_, place) => place);

  return (
    <form onSubmit={submit} noValidate className="w-full lg:mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex w-full items-center justify-between gap-4 lying:w-auto lg:w-auto">
          <label htmlFor={id} className="on-carpet text-bone">
            {t("gotCode")}
          </label>
          {children}
        </div>
        <div className="flex min-w-0 flex-1 items-center gap-2.5">
          <div dir="ltr" className="group relative flex min-w-0 flex-1 gap-1.5 sm:max-w-72">
            <input
              id={id}
              value={letters}
              onChange={(event) => {
                setLetters(lettersOf(event.target.value).slice(0, LONGEST));
                setGame(gameOfLink(event.target.value));
                setTried(false);
                callOff();
              }}
              // The caret stays behind the last letter, where the lit cell is.
              onSelect={({ currentTarget }) => currentTarget.setSelectionRange(LONGEST, LONGEST)}
              aria-label={t("tableCode")}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-fault` : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              className="absolute inset-0 z-(--z-carpet) w-full cursor-text opacity-0"
            />
            {cells.map((place) => (
              <span
                key={place}
                aria-hidden="true"
                className={classes(
                  "grid h-12 min-w-0 flex-1 place-items-center rounded-[10px] border bg-well font-index text-strong text-xl",
                  letters.length > CELLS && "text-lg",
                  isWrong ? "border-madder-2" : "border-hairline",
                  place === Math.min(letters.length, cells.length - 1) &&
                    "group-focus-within:border-brass-1 group-focus-within:shadow-[0_0_0_2px_var(--color-brass-3)]",
                )}
              >
                {letters[place]}
              </span>
            ))}
          </div>
          <Button type="submit" size="small" className="min-h-12 min-w-18" aria-busy={isLooking}>
            {t(isLooking ? "looking" : "join")}
          </Button>
        </div>
      </div>
      <p
        id={`${id}-fault`}
        role="alert"
        className={classes("on-carpet text-madder-1 text-md", isWrong ? "mt-2" : "sr-only")}
      >
        {isOffline && t("codeOffline")}
        {isUnknown && !isOffline
          ? t.rich("noTable", {
              code,
              letters: (chunks) => (
                <bdi dir="ltr" className="font-index">
                  {chunks}
                </bdi>
              ),
            })
          : isWrong && !isOffline && t("badCode", { example: "NAKHLA" })}
      </p>
    </form>
  );
}
