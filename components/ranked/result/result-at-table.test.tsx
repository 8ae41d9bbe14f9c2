import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { english } from "@/components/words/en/all";
import type { RankedEnd } from "@/lib/ranked/wire";
import type { TableView } from "@/lib/table/wire/protocol";
import { ResultAtTable } from "./result-at-table";

const hash = (digit: string) => digit.repeat(64);
const change = (digit: string, isWon: boolean, from: number, to: number) => ({
  player: hash(digit),
  isWon,
  from,
  to,
  reason: "stronger" as const,
  even: 15,
  spared: 0,
  provisionalFor: 0,
});
const won: RankedEnd = {
  match: "0".repeat(32),
  tier: "rabbit",
  season: 3,
  endedAt: 5,
  void: null,
  changes: [
    change("a", true, 1_482, 1_500),
    change("b", false, 1_598, 1_581),
    change("c", true, 1_561, 1_577),
    change("d", false, 1_530, 1_513),
  ],
};
const holder = (name: string) => ({ id: hash(name), name: `name ${name}`, avatar: "palm" });

/** What stands on the screen, without its markup. */
const shown = (settled?: RankedEnd) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={english} timeZone="UTC">
      <ResultAtTable
        title="Lana wins"
        scores={[158, 121]}
        hands={8}
        table={{ seats: ["a", "b", "c", "d"].map(holder), settled } as unknown as TableView}
        own={0}
        onMatch={() => {}}
        leave={() => {}}
      />
    </IntlProvider>,
  ).replace(/<[^>]*>/g, " ");

test("a ranked match ends with what it did to one's points and why, and a new league where it led to one", () => {
  const said = shown(won);
  for (const words of ["+18", "1,482 to 1,500", "They were stronger.", "New league", "Veteran", "−17", "name c"])
    expect(said).toContain(words);
});

test("a partner who left costs nothing, and it is said what it would have", () => {
  const [own, second, partner, fourth] = won.changes ?? [];
  if (!own || !second || !partner || !fourth) throw new Error("a match is between four");
  const said = shown({
    ...won,
    changes: [
      { ...own, isWon: false, from: 1_500, to: 1_500, reason: "partnerGone", spared: -12 },
      second,
      { ...partner, isWon: false, from: 1_581, to: 1_557, reason: "gone" },
      fourth,
    ],
  });
  for (const words of ["−12", "1,500 points, as before", "your points are kept", "−24", "left"])
    expect(said).toContain(words);
  expect(said).not.toContain("New league");
});

test("until the ladder has said so that is said, and of a match that does not count why", () => {
  expect(shown()).toContain("The ladder is being told");
  expect(shown({ ...won, void: "lost", changes: null })).toContain("nobody’s points move");
});
