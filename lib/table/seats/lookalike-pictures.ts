import { emblems } from "./emblems";
import { type Holders, isHuman } from "./holders";

/**
 * The seats with a picture of its own for each of the people: where two chose the same, whoever came later is shown by
 * another, always the same one as long as the others stay. The same seats where nobody has to be.
 */
export function picturedApart(seats: Holders): Holders {
  const people = seats.filter(isHuman).toSorted((one, other) => one.came - other.came);
  const shown = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, avatar } of people) {
    const own = taken.has(avatar) ? (emblems.find((emblem) => !taken.has(emblem)) ?? avatar) : avatar;
    taken.add(own);
    if (own !== avatar) shown.set(id, own);
  }
  if (shown.size === 0) return seats;
  return seats.map((holder) => {
    const avatar = holder && isHuman(holder) ? shown.get(holder.id) : undefined;
    return holder && avatar !== undefined ? { ...holder, avatar } : holder;
  });
}
