import { memo } from "react";
import { FrenchCardBack } from "@/components/cards/french-card";
import { type Going, type Passing, Travel } from "@/components/flight/travel";
import { type Happened, meldPace } from "./meld-pace";

const none: readonly string[] = [];

/** Every card on its way at a table of melds: looked at only where something has happened. */
export const MeldSky = memo(function MeldSky({
  passing,
  plays,
  taken = none,
}: {
  /** Of the last moment, and another list at each. */
  passing: readonly Passing[];
  /** How many plays were added to the draft, less those that were taken back. */
  plays: number;
  /** Cards one has taken from the discards, the uppermost last. */
  taken?: readonly string[] | undefined;
}) {
  const happened: Happened = { undone: Math.max(0, -plays), taken };
  return (
    <Travel
      passing={passing}
      paceOf={(going: Going) => meldPace(happened, going)}
      back={<FrenchCardBack tone="madder" className="block aspect-5/7 w-full rounded-[7%/5%]" />}
    />
  );
});
