import * as z from "zod/mini";
import { type BotLevel, botLevels, FILLING, type Game } from "@/lib/rules/game";
import { stored, useStored } from "./stored";

/** How one plays against bots: by which rules, and against how good ones. */
export interface AloneChoice<Options> {
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
): AloneChoice<Options> => {
  const found = kept[id];
  const parsed = z.safeParse(options, found?.options);
  return { options: parsed.success ? parsed.data : first, level: found?.level ?? FILLING };
};

/** How a match against bots is to be played, as it was last chosen on this device, else by the `first` options. */
export const aloneChoice = <Options>(game: OptionsOf<Options>, first?: Options): AloneChoice<Options> =>
  choiceIn(chosen.read(), game, first);

/** The same as it is now and whenever it changes, and a way to choose it. */
export function useAloneChoice<Options>(
  game: OptionsOf<Options>,
  first?: Options,
): readonly [AloneChoice<Options>, (choice: AloneChoice<Options>) => void] {
  const kept = useStored(chosen);
  return [choiceIn(kept, game, first), (choice) => chosen.write({ ...kept, [game.id]: choice })];
}
