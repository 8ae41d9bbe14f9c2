import { useCardWords } from "../use-card-words";
import type { Standing } from "../use-seen";

/** Everybody's points beside each other. */
export function StandingsRow({ standings, isSmall }: { standings: readonly Standing[]; isSmall: boolean }) {
  const { t } = useCardWords();
  return (
    <dl
      aria-label={t("sums")}
      className={`lacquer flex min-w-0 flex-1 divide-x divide-hairline/50 rounded-panel px-1 ${isSmall ? "py-0.5" : "py-1.5"}`}
    >
      {standings.map(({ seat, name, sum, isOwn }) => (
        <div key={seat} className="min-w-0 flex-1 px-1 text-center">
          <dt className={`truncate font-bold text-sm/4 ${isOwn ? "text-brass-2" : "text-bone"}`}>
            <bdi>{name}</bdi>
          </dt>
          <dd className="font-extrabold text-lg/6 text-strong tabular-nums">{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
