import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SeatView } from "@/lib/table/protocol";
import { SaidBubble } from "./bubble";
import { type Clock, ClockBar, ClockText, TurnRing } from "./clock";
import type { Layout } from "./layout";
import { Portrait } from "./portrait";
import type { SeatShown } from "./seat";
import { DealerCoin, Plate } from "./seat";

/** One's own picture, name and what one has just said. */
export function OwnPicture({ shown, seat, size }: { shown: SeatShown; seat: SeatView; size: number }) {
  const { clock, isDealer, name, bought, said } = shown;
  return (
    <div className="unmirrored relative grid justify-items-center" data-seat="south">
      <span className="sr-only">{shown.spoken}</span>
      <span aria-hidden="true" className="relative" data-speaker={seat.id}>
        <TurnRing clock={clock} size={size + 12}>
          <span
            className="grid place-items-center overflow-hidden rounded-full border-[2.5px] border-brass-3"
            style={{ inlineSize: size, blockSize: size }}
          >
            <Portrait seat={seat} size={size - 5} />
          </span>
        </TurnRing>
        {isDealer && (
          <span className="-left-2 -top-1 absolute">
            <DealerCoin size={Math.max(22, size * 0.42)} />
          </span>
        )}
        {said && (
          <span className="absolute bottom-full left-0 z-(--z-reveal) mb-1">
            <SaidBubble said={said} />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="-mt-2 relative">
        <Plate name={name} bought={bought} />
      </span>
    </div>
  );
}

/** Whose turn it is, and how long it lasts. */
export function TurnWords({ words, clock }: { words: string; clock: Clock | null }) {
  return (
    <p className="grid min-w-0 leading-tight">
      <span className="line-clamp-2 font-bold text-base/5 text-strong">{words}</span>
      {clock && <ClockText clock={clock} className="text-lg/6" />}
    </p>
  );
}

/** The strip between carpet and hand on a phone: oneself, the turn and its clock, the trump, the buttons. */
export function Dashboard({
  layout,
  shown,
  seat,
  words,
  clock,
  token,
  children,
}: {
  layout: Layout;
  shown: SeatShown;
  seat: SeatView;
  words: string | null;
  clock: Clock | null;
  token: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("baloot");
  return (
    <section
      aria-label={t("you")}
      className="lacquer absolute inset-x-2.5 z-(--z-dashboard) mx-auto flex h-18 max-w-[40rem] items-center gap-2.5 rounded-panel pe-2.5 shadow-panel"
      style={{ top: layout.dashboard }}
    >
      {clock && <ClockBar clock={clock} className="-top-px absolute end-4 start-16" />}
      <div className="-translate-y-2 ms-1 shrink-0">
        <OwnPicture shown={shown} seat={seat} size={layout.avatar} />
      </div>
      {words && <TurnWords words={words} clock={shown.clock} />}
      {token}
      {children}
    </section>
  );
}
