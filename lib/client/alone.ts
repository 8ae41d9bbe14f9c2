import * as z from "zod/mini";
import type { BotLevel, Game } from "@/lib/rules/game";
import { stored, useStored } from "./stored";

/** How one plays against bots: by which rules, and against how good ones. */
export interface AloneChoice<Options> {
  readonly options: Options;
  readonly level: BotLevel;
}

const Choice = z.object({ options: z.unknown(), level: z.enum(["easy", "good"] satisfies BotLevel[]) });

/** What was last chosen, by game. */
const chosen = stored("majlis.alone", z.record(z.string(), Choice), (): Record<string, z.infer<typeof Choice>> => ({}));

type OptionsOf<Options> = Pick<Game<unknown, unknown, Options>, "id" | "options" | "defaults">;

const choiceIn = <Options>(kept: ReturnType<typeof chosen.read>, game: OptionsOf<Options>): AloneChoice<Options> => {
  const found = kept[game.id];
  const options = z.safeParse(game.options, found?.options);
  return { options: options.success ? options.data : game.defaults, level: found?.level ?? "good" };
};

/** How a match against bots is to be played, as it was last chosen on this device. */
export const aloneChoice = <Options>(game: OptionsOf<Options>): AloneChoice<Options> => choiceIn(chosen.read(), game);

/** The same as it is now and whenever it changes, and a way to choose it. */
export function useAloneChoice<Options>(
  game: OptionsOf<Options>,
): readonly [AloneChoice<Options>, (choice: AloneChoice<Options>) => void] {
  const kept = useStored(chosen);
  return [choiceIn(kept, game), (choice) => chosen.write({ ...kept, [game.id]: choice })];
}
