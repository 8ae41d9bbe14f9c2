import { Choice } from "@/components/ui/choice";
import { NoClockIcon } from "@/components/ui/icons";
import type { Visibility } from "@/lib/rules/game";
import { ClockNeeded } from "./clock-needed";

/** How long a turn may take: one of a few clocks in seconds, 0 for none. */
export function ClockChoice<Seconds extends number>({
  clock,
  clocks,
  isAllowed,
  visibility,
  words,
  change,
}: {
  clock: Seconds;
  clocks: readonly Seconds[];
  isAllowed: (seconds: Seconds) => boolean;
  visibility: Visibility;
  words: { readonly label: string; readonly none: string; readonly seconds: string };
  change: (seconds: Seconds) => void;
}) {
  return (
    <>
      <Choice
        label={words.label}
        value={`${clock}`}
        options={clocks.map((seconds) => ({
          value: `${seconds}`,
          picture: seconds === 0 ? <NoClockIcon size={28} /> : <span className="font-index text-2xl">{seconds}</span>,
          label: <span className="text-md">{seconds === 0 ? words.none : words.seconds}</span>,
          disabled: !isAllowed(seconds),
        }))}
        onChange={(value) => change(clocks.find((seconds) => `${seconds}` === value) ?? clock)}
      />
      <ClockNeeded visibility={visibility} />
    </>
  );
}
