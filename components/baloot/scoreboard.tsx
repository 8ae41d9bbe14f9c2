import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { MATCH } from "@/lib/rules/baloot";

const ROLL_MS = 500;

/** A number on its way to what it has become. */
function useRolled(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return setShown(value);
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const time = Math.min(1, (performance.now() - began) / ROLL_MS);
      const eased = time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
      setShown(Math.round(start + (value - start) * eased));
      if (time < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

const Side = ({ name, points, tone }: { name: string; points: number; tone: "us" | "them" }) => {
  const shown = useRolled(points);
  return (
    <div className="grid min-w-16 justify-items-center gap-0.5">
      <span className={`font-bold text-base/5 ${tone === "us" ? "text-brass-2" : "text-madder-1"}`}>{name}</span>
      <span className="font-extrabold text-[27px]/8 text-strong tabular-nums" data-score={tone}>
        {shown}
      </span>
      <span className="h-1 w-full overflow-hidden rounded-full bg-bone/15">
        <span
          className={`block size-full origin-left rounded-full rtl:origin-right ${tone === "us" ? "bg-brass-3" : "bg-madder-2"}`}
          style={{
            transform: `scaleX(${Math.min(1, points / MATCH)})`,
            transition: "transform 500ms var(--ease-in-out)",
          }}
        />
      </span>
    </div>
  );
};

/** Lana and Laham, and how far it is to the end. */
export function Scoreboard({
  us,
  them,
  onPress,
  className = "",
}: {
  us: number;
  them: number;
  onPress?: () => void;
  className?: string;
}) {
  const t = useTranslations("baloot");
  const body = (
    <>
      <Side name={t("us")} points={us} tone="us" />
      <span className="mx-3 grid justify-items-center gap-1 text-dust">
        <span className="h-3.5 w-px bg-hairline" />
        <span className="font-bold text-sand text-sm">{MATCH}</span>
        <span className="h-3.5 w-px bg-hairline" />
      </span>
      <Side name={t("them")} points={them} tone="them" />
    </>
  );
  const look = `lacquer flex items-center justify-center rounded-panel px-4 py-1.5 shadow-panel ${className}`;
  return onPress ? (
    <button type="button" aria-label={t("score", { us, them })} className={look} onClick={onPress}>
      <span aria-hidden="true" className="contents">
        {body}
      </span>
    </button>
  ) : (
    <div role="img" aria-label={t("score", { us, them })} className={look}>
      {body}
    </div>
  );
}
