import type { CSSProperties, ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { type CarpetTone, carpetGap, carpetTones } from "./carpet-tones";

/** What a carpet takes. */
interface CarpetProps {
  tone: CarpetTone;
  /** How far it leans back, in degrees; 38 on a phone, 43 on a desktop. */
  tilt?: number;
  /** It is one of many, small: they are drawn side by side in one file, where a large one has a file of its own. */
  isSmall?: boolean;
  /** It is not to be seen yet, and not to be fetched. */
  isRolled?: boolean;
  className?: string;
  /** What stands on it, over the middle of the carpet and upright. */
  children?: ReactNode;
}

/** The plane, fringes included, is 128 by 138 cells; its eye is 1.85 of its width away, over the upper fifth. */
const depth = 138 / 128;
const distance = 1.85;
const eye = 0.2;

/** Where a height of the plane falls on the screen, in widths of the plane from its middle, and how wide the plane is there. */
function seen(height: number, tilt: number): { y: number; scale: number } {
  const angle = (tilt * Math.PI) / 180;
  const scale = distance / (distance - height * Math.sin(angle));
  const level = (eye - 0.5) * depth;
  return { y: level + (height * Math.cos(angle) - level) * scale, scale };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function woolOf(tone: CarpetTone, isSmall: boolean): CSSProperties {
  if (!isSmall) return { backgroundImage: `url(/art/carpet-${tone}.svg)` };
  const others = carpetTones.length - 1;
  return {
    backgroundImage: "url(/art/carpets.svg)",
    backgroundSize: `${100 * (carpetTones.length + others * carpetGap)}% 100%`,
    backgroundPositionX: `${(100 * carpetTones.indexOf(tone)) / others}%`,
  };
}

/** A woven carpet lying before the viewer, as wide at its near edge as its container. */
export function Carpet({ tone, tilt = 38, isSmall = false, isRolled = false, className, children }: CarpetProps) {
  const far = seen(-depth / 2, tilt);
  const near = seen(depth / 2, tilt);
  const across = 100 / near.scale;
  const style: CSSProperties & Record<`--carpet-${string}`, string | number> = {
    aspectRatio: round(near.scale / (near.y - far.y)),
    "--carpet-width": `${round(across)}cqi`,
    "--carpet-top": `${round(-(far.y + depth / 2) * across)}cqi`,
    "--carpet-tilt": `${tilt}deg`,
  };
  return (
    <div className={classes("carpet", className)} style={style}>
      <div className="carpet-eye" aria-hidden="true">
        <div className="carpet-plane">
          <div className="carpet-wool" style={isRolled ? undefined : woolOf(tone, isSmall)} />
        </div>
      </div>
      {children && <div className="absolute inset-0 grid place-items-center">{children}</div>}
    </div>
  );
}
