import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PackCard } from "@/lib/rules/packs";
import { type LaidCard, MeldStrips } from "../strips/meld-strips";
import { stripSizes } from "../strips/strips";
import { groupsOf } from "./groups";
import { MeldingHand } from "./melding-hand";
import { type MeldRules, slotsOf } from "./slots";

const rules: MeldRules = { run: ["K", "Q", "J", "10", "9"], sets: [], isTwoWild: true };
const hand: readonly PackCard[] = ["9H.0", "KS.0", "QS.0", "JS.0", "9H.2", "JK.0"];
const nothing = () => undefined;

const drawn = (selection: readonly PackCard[]) =>
  renderToStaticMarkup(
    <MeldingHand
      groups={groupsOf(slotsOf(hand, rules), "meld", rules)}
      selection={selection}
      room={{ width: 390, height: 280 }}
      isPhone
      scale={1}
      label="6 cards"
      keys="Arrows move"
      labelOf={({ id, count }, chosen) => `${id} ${chosen}/${count}`}
      draw={({ id }) => <i>{id}</i>}
      onSelect={nothing}
      onTake={nothing}
      onPut={nothing}
    />,
  );
const found = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, one]) => one);

test("a hand is a list of slots, one button each, read in the order in which they lie", () => {
  const page = drawn([]);
  expect(found(page, /aria-owns="([^"]+)"/g)).toEqual(["hand-KS hand-QS hand-JS hand-joker hand-9H"]);
  expect(found(page, /aria-label="([^"]+)"/g)).toContain("9H 0/2");
  expect(page).toContain("×2");
  // Each card travels by its own name, however many share a slot.
  expect(found(page, /data-travel="([^"]+)"/g).sort()).toEqual([...hand].sort());
});

test("what is chosen is pressed, and of several how many", () => {
  const page = drawn(["KS.0", "9H.0"]);
  expect(found(page, /aria-pressed="true"/g)).toHaveLength(2);
  expect(page).toContain("1/2");
});

test("the cards of a meld lie where they can be followed to, and a picture of it moves nothing", () => {
  const cards: readonly LaidCard[] = [{ id: "KS.0", rank: "K", suit: "spades", wild: null }];
  const meld = (place: string | null) =>
    renderToStaticMarkup(
      <MeldStrips {...{ cards, place, room: 200 }} isCollapsed sizes={stripSizes.tile} indices="latin" />,
    );
  expect(found(meld("run"), /data-travel="([^"]+)" data-place="([^"]+)"/g)).toEqual(["KS.0"]);
  expect(meld(null)).not.toContain("data-travel");
});
