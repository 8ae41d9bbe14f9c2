import { useFormatter, useTranslations } from "use-intl";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { isolated } from "@/components/words/isolated-name";
import type { Seat } from "@/lib/rules/game";
import { scatterOf } from "./scatter";
import type { Step } from "./steps";

/** How long two partners took for each of their moves in a hand: times that follow each other may be one person's. */
export function SecondsPlot({
  steps,
  at,
  of,
  nameOf,
}: {
  steps: readonly Step[];
  /** The move that is looked at. */
  at: number;
  /** Whose, the one who is meant first. */
  of: readonly Seat[];
  nameOf: (seat: Seat) => string;
}) {
  const t = useTranslations("keeping.match");
  const { number } = useFormatter();
  const plot = scatterOf(steps, of);
  if (!plot) return null;
  const xOf = (move: number) => `${(100 * move) / Math.max(1, steps.length - 1)}%`;
  const yOf = (seconds: number) => `${100 - (100 * seconds) / plot.most}%`;
  return (
    <section className="border-hairline/40 border-t pt-3">
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <h3 className="font-bold text-brass-2 text-lg">{t("seconds")}</h3>
        {of.map((seat, place) => (
          <span key={seat} className="inline-flex items-center gap-1.5 text-md text-sand">
            <Mark place={place} /> <bdi>{nameOf(seat)}</bdi>
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="unmirrored grid grid-cols-[auto_1fr] gap-x-2 text-sand text-sm tabular-nums">
        <div className="flex h-28 flex-col-reverse justify-between text-end">
          {plot.levels.map((level) => (
            <span key={level} className="-my-2 leading-4">
              {level}
            </span>
          ))}
        </div>
        <div className="relative mx-1.5 h-28">
          {plot.levels.map((level) => (
            <span key={level} className="absolute inset-x-0 h-px bg-hairline/40" style={{ top: yOf(level) }} />
          ))}
          <span className="-translate-x-1/2 absolute inset-y-0 w-px bg-brass-3/60" style={{ left: xOf(at) }} />
          {plot.dots.map(({ move, seconds, place }) => (
            <span
              key={move}
              className="-translate-1/2 absolute grid"
              style={{ left: xOf(move), top: yOf(Math.min(seconds, plot.most)) }}
            >
              <Mark place={place} />
            </span>
          ))}
        </div>
        <span />
        <div className="mx-1.5 flex justify-between pt-1">
          <span>1</span>
          <span>{steps.length}</span>
        </div>
      </div>
      <ul className="sr-only">
        {keyedByIndex(plot.dots, ({ move, seconds, place }) => (
          <li>
            {t("secondsOf", {
              name: isolated(nameOf(of[place] ?? 0)),
              seconds: number(seconds, { maximumFractionDigits: 1 }),
              move: move + 1,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Told apart by their form, not by colour alone. */
const Mark = ({ place }: { place: number }) => (
  <span className={place === 0 ? "size-2.5 rounded-full bg-brass-2" : "size-2.5 border-2 border-madder-1"} />
);
