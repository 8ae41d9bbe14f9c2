import { IconButton } from "@/components/ui/icon-button";
import { MinusIcon, PlusIcon } from "@/components/ui/icons";

/** How many may sit down: one fewer or one more, but no fewer than sit already. */
export function SeatsChoice({
  seats,
  least,
  most,
  words,
  change,
}: {
  seats: number;
  least: number;
  most: number;
  words: Readonly<Record<"label" | "fewer" | "more", string>>;
  change: (seats: number) => void;
}) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="font-bold text-brass-2 text-lg">{words.label}</span>
      <div className="flex items-center gap-2">
        <IconButton
          icon={MinusIcon}
          aria-label={words.fewer}
          disabled={seats <= least}
          onClick={() => change(seats - 1)}
        />
        <output className="w-10 text-center font-index text-strong text-xl tabular-nums">{seats}</output>
        <IconButton
          icon={PlusIcon}
          aria-label={words.more}
          disabled={seats >= most}
          onClick={() => change(seats + 1)}
        />
      </div>
    </div>
  );
}
