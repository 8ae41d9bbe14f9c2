"use client";

import { type CSSProperties, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { ChatButton } from "@/components/chat/chat-button";
import type { Say } from "@/components/table/board-props";
import { AfterGame } from "@/components/table/match/after-game";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useMedia, useSize } from "@/components/ui/hooks/use-size";
import { type EightsState, eights } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { MiniFan } from "./art/mini-fan";
import { Rays, WinnerMedallion } from "./art/winner";
import styles from "./board.module.css";
import { useCardWords } from "./card-words";
import { CardBox } from "./center/card-box";

const placeInks = ["text-brass-1", "text-[#e8e2f0]", "text-[#f0a878]"] as const;

function ChooseNext({ choose }: { choose: () => void }) {
  const t = useTranslations("eights.winner");
  return (
    <Button look="outline" size="small" wide onClick={() => choose()}>
      {t("options")}
    </Button>
  );
}

/** Who won, in a few words. */
function useTitle(): (names: readonly string[], isOwn: boolean) => string {
  const t = useTranslations("eights.winner");
  const locale = useLocale();
  return (names, isOwn) => {
    if (names.length > 1) return t("shared", { names: new Intl.ListFormat(locale).format(names) });
    return isOwn ? t("youWin") : t("wins", { name: names[0] ?? "" });
  };
}

/** Who won and how, everybody's place, and what next. */
export default function WinnerScreen({
  view,
  table,
  own,
  isHost,
  say,
  leave,
  chooseNext,
}: {
  view: EightsState;
  table: TableView;
  own: Seat | null;
  isHost: boolean;
  say: Say;
  leave: () => void;
  chooseNext: (() => void) | null;
}) {
  const t = useTranslations("eights.winner");
  const titleOf = useTitle();
  const tableWords = useTranslations("table");
  const { cardName } = useCardWords();
  const seatName = useSeatName();
  const heading = useRef<HTMLHeadingElement>(null);
  const [medallion, size] = useSize<HTMLDivElement>();
  const isWide = useMedia("(min-width: 1024px), (min-width: 700px) and (max-height: 519px)");
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);

  const outcome = eights.outcome(view);
  if (!outcome) return null;
  const { places, scores, reason } = outcome;
  const winners = places[0] ?? [];
  const nameOf = (seat: Seat) => {
    const holder = table.seats[seat];
    return holder ? seatName(holder) : "";
  };
  const [winner] = winners;
  const title = titleOf(winners.map(nameOf), winner === own);
  const last = view.log.findLast((entry) => entry.did === "played" && entry.seat === winner);
  const card = reason === "emptied" && last?.did === "played" ? last.card : null;
  const how = card
    ? t("emptied", { card: cardName(card), turns: view.turns })
    : t(reason === "turns" ? "turns" : "lastLeft", { turns: view.turns });
  /** Shared places count all who share them. */
  const rows = places.flatMap((seats, index) => {
    const place = 1 + places.slice(0, index).flat().length;
    return seats.map((seat) => ({ seat, place }));
  });
  const shown = winners.length > 1 ? rows : rows.slice(1);

  const winnerSeat = winner === undefined ? null : table.seats[winner];
  const row =
    shown.length > 5 ? { height: "min-h-13", picture: "2.25rem" } : { height: "min-h-16.5", picture: "2.75rem" };
  return (
    <section
      aria-label={title}
      className="fixed inset-0 z-(--z-reveal) animate-appear overflow-hidden bg-linear-to-b from-[#1e1838] to-[#140d1f]"
    >
      {/* The medallion changes sides with the language, and its rays with it. */}
      <div className="absolute inset-0 rtl:-scale-x-100">
        <Rays
          center={isWide ? "calc(50% - min(25vw, 17rem)) 42%" : `50% ${70 + (size?.width ?? 332) * 0.475}px`}
          radius={isWide ? "max(29rem, 46vw)" : "21rem"}
        />
      </div>
      <div className="absolute end-3 top-[calc(var(--safe-top)+10px)] z-(--z-hud) sm:end-7 lying:start-3 lying:end-auto">
        <ChatButton />
      </div>
      <div className="absolute inset-0 overflow-y-auto overscroll-contain">
        <div
          className={classes(
            "mx-auto min-h-full px-3.5 pt-[calc(var(--safe-top)+clamp(.5rem,3.4dvh,1.75rem))] text-center",
            isWide
              ? "grid max-w-[68rem] grid-cols-2 content-center items-center gap-x-[4vw] pb-[calc(var(--safe-bottom)+1rem)]"
              : "flex max-w-[30rem] flex-col",
          )}
        >
          <div>
            <p className="text-[#ead8b8] text-base">{tableWords("name", { code: table.code })}</p>
            <div
              ref={medallion}
              className={`${styles.medallion} mx-auto mt-[clamp(.25rem,2.4dvh,1.25rem)] w-[min(20.75rem,100%,(100dvh-var(--beside))*1.05)] min-w-36`}
              style={
                { "--beside": isWide ? "11rem" : `${(isHost ? 24 : 20) + shown.length * 3.25}rem` } as CSSProperties
              }
            >
              <WinnerMedallion>
                {winnerSeat && size && (
                  // Scaled as a whole, and so laid out in px.
                  <span className="unmirrored relative grid place-items-center" style={{ scale: size.width / 332 }}>
                    <span
                      data-speaker={winnerSeat.id}
                      className="rounded-full border-[#f8dc98] border-[5px] bg-night p-[5px]"
                    >
                      <PlayerPicture seat={winnerSeat} size={106} quiet={false} />
                    </span>
                    <span className="-bottom-[4px] -left-[12px] absolute grid size-[48px] place-items-center rounded-full bg-linear-to-b from-[#fce6ae] to-[#c68f38] font-extrabold font-index text-[#2e1a02] text-[20px] shadow-card">
                      1
                    </span>
                    {card && (
                      <span className="-right-[52px] -bottom-[52px] absolute">
                        <CardBox card={card} width={60} angle={9} />
                      </span>
                    )}
                  </span>
                )}
              </WinnerMedallion>
            </div>
            <div className={`${styles.row} mt-3`}>
              <h2
                ref={heading}
                tabIndex={-1}
                className="text-balance break-words font-black text-4xl text-[#ffe7b4] outline-none [text-shadow:0_0_34px_rgb(232_150_70/.7),0_3px_0_rgb(74_40_12/.9)]"
              >
                {title}
              </h2>
              <p className="text-[#ead8b8] text-lg">{how}</p>
            </div>
          </div>
          <div className={isWide ? "" : "flex flex-1 flex-col"}>
            <ol
              aria-label={t("places")}
              className="mt-5 lying:mt-0 divide-y divide-hairline/50 overflow-hidden rounded-[1.5rem] border border-hairline bg-linear-to-b from-[#2d2040] to-[#180f2a] px-5 text-start shadow-panel"
            >
              {shown.map(({ seat, place }, index) => {
                const holder = table.seats[seat];
                if (!holder) return null;
                const left = scores[seat] ?? 0;
                return (
                  <li
                    key={holder.id}
                    className={`${styles.row} flex items-center gap-4 ${row.height} lying:min-h-12`}
                    style={{ animationDelay: `${(index + 2) * 80}ms` }}
                  >
                    <span className={`w-6 font-extrabold font-index text-xl ${placeInks[place - 1] ?? "text-sand"}`}>
                      {place}
                    </span>
                    <span data-speaker={holder.id}>
                      <PlayerPicture seat={holder} size={row.picture} />
                    </span>
                    <span className="flex min-w-0 flex-1 font-bold text-lg text-strong">
                      <bdi className="truncate">{nameOf(seat)}</bdi>
                    </span>
                    {view.gone[seat] ? (
                      <span className="font-bold text-sand">{t("gone")}</span>
                    ) : (
                      <span className="flex items-center gap-2.5 font-bold text-[#ead8b8] tabular-nums">
                        <MiniFan count={left} height={24} />
                        {t("left", { count: left })}
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
            <div
              className={classes(
                isWide
                  ? "mt-5 lying:mt-3"
                  : "-mx-3.5 sticky bottom-0 mt-auto bg-linear-to-t from-75% from-[#140d1f] to-transparent px-3.5 pt-6 pb-[calc(var(--safe-bottom)+1rem)]",
              )}
            >
              <AfterGame
                {...{ table, own, isHost, say, leave }}
                words={{
                  again: t("again"),
                  waiting: t("waiting"),
                  leave: t("leave"),
                  lobby: t("lobby"),
                  ready: (ready, all) => t("ready", { ready, all }),
                }}
              >
                {chooseNext && <ChooseNext choose={chooseNext} />}
              </AfterGame>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
