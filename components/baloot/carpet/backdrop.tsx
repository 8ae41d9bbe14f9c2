import { memo } from "react";
import { Lantern } from "@/components/decor/lantern";
import type { Layout } from "../layout/layout";

/** The tent's dusk behind the carpet: woven walls out of focus where its far edge lies, and lamps that hang beside it. */
export const Backdrop = memo(function Backdrop({ layout }: { layout: Layout }) {
  const { isTall, seats, width, height, plane, scale } = layout;
  const wall = isTall ? seats.north.y - 36 : (height < 520 ? 0.08 : 0.2) * height;
  const lamp = isTall ? 52 : 0.1 * height;
  const cord = isTall ? Math.max(24, seats.north.y - 66) : 0.04 * height;
  const lamps = isTall
    ? [
        { x: 0.095 * width, cord },
        { x: 0.905 * width, cord },
      ]
    : [
        { x: Math.max(30, plane.center.x - 0.615 * plane.side), cord: cord + 0.06 * height },
        { x: plane.center.x - 0.385 * plane.side, cord: 0.4 * cord },
        { x: plane.center.x + 0.385 * plane.side, cord: 0.4 * cord },
        { x: plane.center.x + 0.615 * plane.side, cord: cord + 0.06 * height },
      ].filter(({ x }) => x < width - 20);
  return (
    <div
      aria-hidden="true"
      className="tent tent-lobby"
      style={{ ["--wall" as string]: `${wall}px`, ["--wall-light" as string]: 0.6 }}
    >
      <div className="tent-roof" />
      <div className="tent-walls" />
      <div className="tent-cushions" />
      <div className="tent-dusk" />
      <div className="absolute inset-y-0 start-0" style={{ width }}>
        <div className="unmirrored absolute inset-0">
          {lamps.map(({ x, cord }) => (
            // Out of focus each by itself: blurred together they are a picture as large as the table, made anew in every frame.
            <span key={x} className={`absolute top-0 ${isTall ? "" : "blur-[1px]"}`} style={{ left: x }}>
              <Lantern height={lamp / scale} cord={cord / scale} className="left-0" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
});
