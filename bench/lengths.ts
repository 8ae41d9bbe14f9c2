import { type EightsAction, type EightsState, eights, plusAmount } from "@/lib/rules/eights";
import { presets } from "@/lib/rules/eights/state";
import { seedOf } from "@/lib/rules/laws";
import { type MoveChooser, playout } from "@/lib/rules/playout";
import { careless } from "./bots";

type Player = MoveChooser<EightsState, EightsAction>;

/** So often whoever throws looks for a plus card among the cards that fit. */
const LOOKS = 30;

/** Throws a plus card wherever one fits, whoever it hits, and otherwise any card that fits. */
const throwing: Player = (view, seat, random) => {
  let move = careless(view, seat, random);
  for (let look = 0; look < LOOKS; look++) {
    const card = move.action === "play" ? view.hands[seat]?.[move.cardIndex] : null;
    if (!card || plusAmount(card) > 0) return move;
    move = careless(view, seat, random);
  }
  return move;
};

const bot =
  (level: "easy" | "good"): Player =>
  (view, seat, random) =>
    eights.bot(view, seat, random, level);

const players = { good: bot("good"), easy: bot("easy"), careless, throwing };

/** How many moves a game lasts, by deck, number of players and how they play: the median, and what one game in a hundred exceeds. */
export function run(games = "60", wanted = "", tables = "3,4,6"): void {
  for (const preset of presets.filter((one) => one.startsWith(wanted)))
    for (const seats of tables.split(",").map(Number))
      for (const [name, player] of Object.entries(players)) {
        const options = { ...eights.defaults, preset, maxPlayers: Math.max(3, seats) };
        const around = Array.from({ length: seats }, () => player);
        const lengths = Array.from(
          { length: Number(games) },
          (_, game) => playout(eights, options, around, seedOf(game)).at(-1)?.turns ?? 0,
        ).sort((one, other) => one - other);
        const exceededBy = (share: number) => lengths[Math.floor(lengths.length * (1 - share))];
        const unended = lengths.filter((length) => length >= 400).length;
        console.log(
          `${preset.padEnd(8)} ${seats} ${name.padEnd(9)} median ${exceededBy(0.5)}, one in ten over ${exceededBy(0.1)}, one in a hundred over ${exceededBy(0.01)}, ended by the 400th turn ${unended} of ${games}`,
        );
      }
}
