import { type BalootState, currentTrick, type Trick, takenIn } from "@/lib/rules/baloot";

/** How many tricks of a hand each side has; one counts when it has been swept up. */
export function tricksTaken({ phase, deal }: BalootState): readonly [number, number] {
  const tricks = phase === "trick" ? deal.tricks.slice(0, -1) : deal.tricks;
  return takenIn({ tricks, left: [] }, { trump: deal.contract?.trump ?? null }).tricks;
}

const phasesOfPlay = new Set<BalootState["phase"]>(["playing", "trick", "sawa", "qayd", "lastCall"]);

/** The phase that stands still while a question is asked, else the phase itself. */
const playPhase = ({ phase, held }: BalootState) => (held ? held.phase : phase);

/** The trick that lies on the carpet, null where none does. */
export function trickOnCarpet(state: BalootState): Trick | null {
  if (!phasesOfPlay.has(state.phase) || !phasesOfPlay.has(playPhase(state)) || state.deal.tricks.length === 0)
    return null;
  return currentTrick(state.deal);
}
