import { createContext, useContext } from "react";
import type { RuledGame } from "./game-rulebook";

/** Where the rulebook can be opened without leaving the page, and of which game it is. */
interface OpenRules {
  readonly game: RuledGame;
  /** Opens it at a paragraph such as `5.3`, or at its beginning. */
  readonly open: (paragraph: string | null) => void;
}

export const OpenRulesContext = createContext<OpenRules | null>(null);

/** Opens the rulebook of this table: `open("5.3")`. Only below `RulesOfTable`. */
export function useOpenRules(): OpenRules {
  const rules = useContext(OpenRulesContext);
  if (!rules) throw new Error("there is no table here whose rules could be opened");
  return rules;
}
