import type { BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { useThrownWords } from "./use-thrown-words";

/** A deal is thrown in: why, over the carpet, as long as it lies there. */
export function ThrownIn({
  view,
  layout,
  nameOf,
}: {
  view: BalootState;
  layout: Layout;
  nameOf: (seat: Seat) => string;
}) {
  const { t } = useBalootWords();
  const wordsOf = useThrownWords(nameOf);
  const thrown = view.thrown.at(-1);
  if (view.phase !== "thrown" || !thrown) return null;
  const { center } = layout.plane;
  return (
    <p
      aria-hidden="true"
      data-thrown={thrown.why}
      className="lacquer -translate-x-1/2 pointer-events-none absolute z-(--z-reveal) grid w-max max-w-[calc(100%-32px)] animate-pop rounded-panel px-5 py-2.5 text-center shadow-modal"
      style={{ left: center.x, top: center.y + layout.laid * 0.5 }}
    >
      <span className="font-extrabold text-brass-1 text-xl/7">{wordsOf(thrown)}</span>
      <span className="text-base text-sand">{t("thrown.again")}</span>
    </p>
  );
}
