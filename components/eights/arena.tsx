import { Travel } from "@/components/flight/travel";
import { whereOthersSit } from "@/components/table/seats/where-others-sit";
import { useSize } from "@/components/ui/hooks/use-size";
import { partnerOf } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { EightsRug } from "./art/rug";
import type { Shape } from "./board-shape";
import { Caption, DirectionWord } from "./center/caption";
import { CardBox } from "./center/card-box";
import { Center } from "./center/center";
import type { Followed } from "./happenings/followed";
import { Opponents } from "./opponents";

const rugPlace = ({ isPhone, isLow, showsHead }: Shape): string => {
  if (isPhone) return showsHead ? "inset-x-[26px] top-[7px]" : "inset-x-[26px] -top-[47px]";
  return isLow ? "-inset-x-16 top-0" : "inset-x-0 top-0 max-lg:inset-x-4";
};

const seatsPlace = ({ isPhone, isLow, showsHead }: Shape): string =>
  `${isPhone ? "inset-x-0" : isLow ? "inset-x-2" : "inset-x-14"} ${showsHead ? "top-[58px]" : "top-0"}`;

/** What the words below the tray need. */
const footOf = ({ isLow, hasLog }: Shape, height: number) =>
  isLow || height < 250 ? 26 : hasLog ? 74 : height < 360 ? 50 : 86;

/** The others' seats in play order, beginning at one's left; somebody looking on sees everyone. */
const seatsRound = (count: number, own: Seat | null): readonly Seat[] =>
  own === null
    ? Array.from({ length: count }, (_, seat) => seat)
    : Array.from({ length: count - 1 }, (_, index) => (own + index + 1) % count);

/** The rug with the tray, the others round it, and every card on its way. */
export function Arena({
  followed,
  shape,
  seats,
  own,
  canPlay,
  deadline,
  draw,
}: {
  followed: Followed;
  shape: Shape;
  seats: readonly (SeatView | null)[];
  own: Seat | null;
  /** On one's own turn: whether any card fits. Null on another's. */
  canPlay: boolean | null;
  deadline: number | null;
  /** Draws, on one's own turn. */
  draw: (() => void) | null;
}) {
  const { view, pile, passing } = followed;
  const [arena, size] = useSize<HTMLDivElement>();
  const order = seatsRound(view.hands.length, own);
  const { scale } = shape;
  const foot = footOf(shape, (size?.height ?? 0) / scale);
  const round = size && whereOthersSit({ ...size, foot, opponents: order.length }, scale);
  return (
    <div className="relative min-h-0">
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
        <div className={`absolute bottom-0 ${rugPlace(shape)}`}>
          <EightsRug orientation={shape.isPhone ? "vertical" : "horizontal"} />
        </div>
      </div>
      <div ref={arena} className={`absolute bottom-0 ${seatsPlace(shape)}`}>
        {round && (
          <>
            <Center tray={round.tray} scale={scale} view={view} pile={pile} draw={draw} />
            <Opponents
              round={round}
              scale={scale}
              seats={seats}
              order={order}
              cards={view.hands.map((cards) => cards.length)}
              current={view.winners.length > 0 ? null : view.current}
              deadline={deadline}
              totalMs={view.options.clock * 1_000}
              partner={own === null ? null : partnerOf(view, own)}
            />
            {foot > 30 && (
              <div className="absolute inset-x-0" style={{ top: round.tray.y + round.tray.radius + 24 * scale }}>
                {shape.hasLog ? (
                  <DirectionWord direction={view.direction} />
                ) : (
                  <Caption view={view} seats={seats} own={own} canPlay={canPlay} oneLine={foot < 60} />
                )}
              </div>
            )}
            <Travel passing={passing} back={<CardBox card={null} width="100%" />} />
          </>
        )}
      </div>
    </div>
  );
}
