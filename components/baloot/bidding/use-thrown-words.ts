import { isolated } from "@/components/words/isolated-name";
import type { Thrown } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";

/** Why a deal was thrown in, in words. */
export function useThrownWords(nameOf: (seat: Seat) => string): (thrown: Thrown) => string {
  const { t } = useBalootWords();
  return ({ why, seat }) => t(`thrown.${why}`, { name: seat === null ? "" : isolated(nameOf(seat)) });
}
