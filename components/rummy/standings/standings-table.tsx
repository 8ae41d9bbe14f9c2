import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useCardWords } from "../use-card-words";
import type { Standing } from "../use-seen";

/** Everybody's cards and points under each other. */
export function StandingsTable({ standings }: { standings: readonly Standing[] }) {
  const { t } = useCardWords();
  return (
    <table className="w-full text-base">
      <thead className="text-sand text-md">
        <tr className="border-hairline/50 border-b">
          <th scope="col" className="py-1.5 text-start font-bold">
            {t("player")}
          </th>
          <th scope="col" className="py-1.5 text-end font-bold">
            {t("cards")}
          </th>
          <th scope="col" className="py-1.5 text-end font-bold">
            {t("sum")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline/40">
        {standings.map(({ seat, holder, name, cards, sum }) => (
          <tr key={seat}>
            <th scope="row" className="py-1 text-start font-bold text-strong">
              <span className="flex min-w-0 items-center gap-2.5">
                {holder && <PlayerPicture seat={holder} size={30} />}
                <bdi className="min-w-0 truncate">{name}</bdi>
              </span>
            </th>
            <td className="text-end tabular-nums">{cards}</td>
            <td className="text-end font-extrabold text-lg text-strong tabular-nums">{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
