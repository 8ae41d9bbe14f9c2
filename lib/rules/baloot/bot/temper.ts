/** How a bot bids and raises within its level: how much less it asks of a hand than the fitted weights do, in points. */
export interface Temper {
  readonly bid: number;
  readonly raise: number;
}

const even: Temper = { bid: 0, raise: 0 };
const bold: Temper = { bid: 1, raise: 1 };
const careful: Temper = { bid: -1, raise: -1 };
/** Buys as others do, and doubles sooner. */
const stubborn: Temper = { bid: 0, raise: 1.5 };
/** Buys sooner, and lets others double. */
const eager: Temper = { bid: 1, raise: -1 };

const tempers: Readonly<Record<string, Temper>> = {
  Zayd: even,
  Layla: bold,
  Omar: careful,
  Noura: stubborn,
  Tariq: eager,
  Salma: careful,
  Faris: bold,
  Huda: even,
  Rakan: stubborn,
  Maha: eager,
  Hamad: careful,
  Wadha: stubborn,
};

/** The temper of a bot by its name; whoever stands in for somebody has none of its own. */
export const temperOf = (name: string | null): Temper => (name === null ? even : (tempers[name] ?? even));
