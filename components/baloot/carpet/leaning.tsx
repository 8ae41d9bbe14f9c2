import type { CSSProperties, ReactNode } from "react";
import { EYE, type Plane } from "../layout/plane";

/**
 * How much larger things are laid out on a tilted layer than they are seen: it is rasterised at its own size, and its near
 * edge would be coarse. More than that is drawn for nothing: three times as large is four times the work in every frame
 * that shows some of the carpet, and dots are left out where it is made small again.
 */
export const fineness = () => Math.min(1.5, Math.max(1, 3 / devicePixelRatio));

/** A square that leans back with whatever lies on it. */
export function Leaning({ plane, className, children }: { plane: Plane; className?: string; children: ReactNode }) {
  const { center, side, perspective, tilt } = plane;
  const fine = fineness();
  const style: CSSProperties = {
    left: center.x - side / 2,
    top: center.y - side / 2,
    width: side,
    height: side,
    perspective,
    perspectiveOrigin: `50% ${EYE * 100}%`,
  };
  return (
    <div className={`pointer-events-none absolute ${className}`} style={style} aria-hidden="true">
      <div
        className="absolute top-1/2 left-1/2"
        style={{
          width: side * fine,
          height: side * fine,
          transform: `translate(-50%, -50%) rotateX(${tilt}deg) scale(${1 / fine})`,
          ["--fine" as string]: fine,
        }}
      >
        {children}
      </div>
    </div>
  );
}
