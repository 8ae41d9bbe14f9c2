import * as z from "zod/mini";
import { stored, useStored } from "@/lib/browser/storage/stored";
import { type BotLevel, botLevels, FILLING, type Game } from "@/lib/rules/game";

/** How one plays against bots: by which rules, and against how good ones. */
interface BotMatchChoice<Options> {
  readonly options: Options;
  readonly level: BotLevel;
}

const Choice = z.object({ options: z.unknown(), level: z.enum(botLevels) });

/** What was last chosen, by game. */
const chosen = stored("majlis.alone", z.record(z.string(), Choice), (): Record<string, z.infer<typeof Choice>> => ({}));

type OptionsOf<Options> = Pick<Game<unknown, unknown, Options>, "id" | "options" | "defaults">;

const choiceIn = <Options>(
  kept: ReturnType<typeof chosen.read>,
  { id, options, defaults }: OptionsOf<Options>,
  first = defaults,
): BotMatchChoice<Options> => {
  const found = kept[id];
  const parsed = z.safeParse(options, found?.options);
  return { options: parsed.success ? parsed.data : first, level: found?.level ?? FILLING };
};

/** How a match against bots is to be played, as it was last chosen on this device, else by the `first` options. */
export const botMatchChoice = <Options>(game: OptionsOf<Options>, first?: Options): BotMatchChoice<Options> =>
  choiceIn(chosen.read(), game, first);

/** The same as it is now and whenever it changes, and a way to choose it. */
export function useBotMatchChoice<Options>(
  game: OptionsOf<Options>,
  first?: Options,
): readonly [BotMatchChoice<Options>, (choice: BotMatchChoice<Options>) => void] {
  const kept = useStored(chosen);
  return [choiceIn(kept, game, first), (choice) => chosen.write({ ...kept, [game.id]: choice })];
}
