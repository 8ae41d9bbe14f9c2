"use client";

import { useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { PlayerPicture } from "@/components/table/player-picture";
import { useSeatName } from "@/components/table/seat-name";
import { Button } from "@/components/ui/button";
import { type EightsState, eights } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import type { TableMessage, TableView } from "@/lib/table/protocol";
import { MiniFan } from "./art/mini-fan";
import { Rays, WinnerMedallion } from "./art/winner";
import styles from "./board.module.css";
import { CardBox } from "./card-box";
import { useCardWords } from "./card-words";

const placeInks = ["text-brass-1", "text-[#e8e2f0]", "text-[#f0a878]"] as const;

/** Who won and how, everybody's place, and what next. */
export default function WinnerScreen({
  view,
  table,
  own,
  isHost,
  say,
  leave,
}: {
  view: EightsState;
  table: TableView;
  own: Seat | null;
  isHost: boolean;
  say: (message: Exclude<TableMessage, { action: "join" }>) => void;
  leave: () => void;
}) {
  const t = useTranslations("eights.winner");
  const tableWords = useTranslations("table");
  const locale = useLocale();
  const { cardName } = useCardWords();
  const seatName = useSeatName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const outcome = eights.outcome(view);
  if (!outcome) return null;
  const { places, scores, reason } = outcome;
  const winners = places[0] ?? [];
  const nameOf = (seat: Seat) => {
    const holder = table.seats[seat];
    return holder ? seatName(holder) : "";
  };
  const names = winners.map(nameOf);
  const [winner] = winners;
  const title =
    winners.length > 1
      ? t("shared", { names: new Intl.ListFormat(locale).format(names) })
      : winner === own
        ? t("youWin")
        : t("wins", { name: names[0] ?? "" });
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
  const seated = table.seats.filter((seat) => seat !== null && !seat.quit);
  const ready = seated.filter((seat) => seat?.ready).length;
  const isReady = own !== null && (table.seats[own]?.ready ?? false);

  return (
    <section
      aria-label={title}
      className="fixed inset-0 z-(--z-reveal) animate-appear overflow-y-auto overscroll-contain bg-linear-to-b from-[#1e1838] to-[#140d1f]"
    >
      <div className="relative mx-auto grid min-h-full max-w-[30rem] grid-rows-[auto_auto_auto_1fr_auto] px-3.5 pt-[calc(var(--safe-top)+1.25rem)] pb-[calc(var(--safe-bottom)+1.25rem)] text-center lg:max-w-[60rem] lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto_auto_1fr] lg:gap-x-14 [@media(max-height:519px)]:max-w-[56rem] [@media(max-height:519px)]:grid-cols-2 [@media(max-height:519px)]:grid-rows-[1fr_auto_auto_auto_1fr] [@media(max-height:519px)]:gap-x-8">
        <div className="absolute inset-x-[-50vw] top-0 h-[34rem] max-h-full lg:inset-x-[-30vw] lg:right-1/4 lg:h-full">
          <Rays center="50% 225px" radius={330} />
        </div>
        <div
          className={`${styles.medallion} relative mx-auto w-[min(332px,calc((100dvh-25rem)*1.1))] min-w-[170px] pt-2 lg:row-start-2 lg:w-[332px]`}
        >
          <WinnerMedallion>
            {winner !== undefined && table.seats[winner] && (
              <span className="relative grid scale-[var(--fit,1)] place-items-center">
                <span className="rounded-full border-[5px] border-[#f8dc98] bg-night p-[5px]">
                  <PlayerPicture seat={table.seats[winner]} size={106} quiet={false} />
                </span>
                <span className="-bottom-1 -left-3 unmirrored absolute grid size-12 place-items-center rounded-full bg-linear-to-b from-[#fce6ae] to-[#c68f38] font-extrabold font-index text-[#2e1a02] text-xl shadow-card">
                  1
                </span>
                {card && (
                  <span className="absolute -right-13 -bottom-13">
                    <CardBox card={card} width={60} angle={9} />
                  </span>
                )}
              </span>
            )}
          </WinnerMedallion>
        </div>
        <div className={`${styles.row} relative mt-4 lg:row-start-3`}>
          <h2
            ref={heading}
            tabIndex={-1}
            className="break-words font-black text-4xl text-[#ffe7b4] outline-none [text-shadow:0_0_34px_rgb(232_150_70/.7),0_3px_0_rgb(74_40_12/.9)]"
          >
            {title}
          </h2>
          <p className="text-[#ead8b8] text-lg">{how}</p>
        </div>
        <ol
          aria-label={t("places")}
          className="relative mt-5 self-start divide-y divide-hairline/50 overflow-hidden rounded-[24px] border border-hairline bg-linear-to-b from-[#2d2040] to-[#180f2a] px-5 text-start shadow-panel lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-center [@media(max-height:519px)]:col-start-2 [@media(max-height:519px)]:row-span-2 [@media(max-height:519px)]:row-start-2"
        >
          {shown.map(({ seat, place }, index) => {
            const holder = table.seats[seat];
            if (!holder) return null;
            const left = scores[seat] ?? 0;
            return (
              <li
                key={holder.id}
                className={`${styles.row} flex items-center gap-4 ${shown.length > 5 ? "min-h-[52px]" : "min-h-[66px]"}`}
                style={{ animationDelay: `${(index + 2) * 80}ms` }}
              >
                <span className={`w-7 font-extrabold font-index text-xl ${placeInks[place - 1] ?? "text-sand"}`}>
                  {place}
                </span>
                <PlayerPicture seat={holder} size={shown.length > 5 ? 36 : 44} />
                <bdi className="min-w-0 flex-1 truncate font-bold text-lg text-strong">{nameOf(seat)}</bdi>
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
        <div className="relative mt-6 grid gap-3 self-end lg:col-start-2 lg:row-start-4 lg:self-start">
          <div className="flex gap-2.5">
            {own !== null && (
              <Button
                look="brass"
                size="large"
                className="min-w-0 flex-[2]"
                disabled={isReady}
                onClick={() => say({ action: "rematch" })}
              >
                {isReady ? t("waiting") : t("again")}
              </Button>
            )}
            <Button look="outline" size="large" className="flex-1" onClick={leave}>
              {t("leave")}
            </Button>
          </div>
          {isHost && (
            <Button look="outline" wide onClick={() => say({ action: "lobby" })}>
              {t("lobby")}
            </Button>
          )}
          <p aria-live="polite" className="text-base text-sand">
            {t("ready", { ready, all: seated.length })}
          </p>
        </div>
        <p className="absolute inset-x-0 top-[calc(var(--safe-top)+.5rem)] text-[#ead8b8] text-base">
          {tableWords("name", { code: table.code })}
        </p>
      </div>
    </section>
  );
}
