/** What happened to the end of a list: how many came on, after how many were taken off. */
interface TailChange {
  readonly added: number;
  readonly removed: number;
}

/**
 * How a list that keeps only its last few items came from what it was, by the fewest items added and taken off. Where
 * nothing fits, everything is new.
 */
export function tailChange<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): TailChange {
  const fits = ({ added, removed }: TailChange): boolean => {
    const common = Math.min(before.length - removed, after.length - added);
    return (
      common > 0 &&
      Array.from({ length: common }).every((_, index) => {
        const [one, other] = [before.at(-1 - removed - index), after.at(-1 - added - index)];
        return one !== undefined && other !== undefined && same(one, other);
      })
    );
  };
  for (let changes = 0; changes < before.length + after.length; changes++) {
    for (let removed = 0; removed <= changes; removed++) {
      const change = { added: changes - removed, removed };
      if (fits(change)) return change;
    }
  }
  return { added: after.length, removed: before.length };
}
