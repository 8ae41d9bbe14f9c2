import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { type DhappaState, dhappa } from "@/lib/rules/dhappa";
import { follow, type GameRecord } from "@/lib/rules/replay";
import { expect, test } from "../fixtures";
import { TableStage } from "../play/table-stage";
import { everySize, longNames, whatDoesNotFit } from "../play/what-does-not-fit";

const { record }: { record: GameRecord } = JSON.parse(readFileSync("lib/rules/dhappa/replays/six-strong.json", "utf8"));

/** Every state of a match of six, in order. */
const states = [dhappa.setup(record.players, z.parse(dhappa.options, record.options), record.seed)];
for (const entry of record.entries) states.push(follow(dhappa, states.at(-1) as DhappaState, entry));
const melds = ({ boards }: DhappaState) => boards.flat().length;
const fullest = (which: (state: DhappaState) => boolean) => {
  const [found] = states.filter(which).sort((one, other) => melds(other) - melds(one));
  if (!found) throw new Error("no state like that");
  return found;
};
const isTurn = ({ phase, pick, current }: DhappaState) => phase === "turn" && pick === null && current === 0;

/** A hand about as large as hands come to be, and boards as full. */
const laden: DhappaState = (() => {
  const state = fullest(isTurn);
  const more = state.pile.slice(0, 24);
  const hands = state.hands.with(0, [...(state.hands[0] ?? []), ...more]);
  return { ...state, hands, pile: state.pile.slice(more.length) };
})();

const scenes = {
  laden: { state: laden, seat: 0 },
  other: { state: { ...laden, current: 1 }, seat: 0 },
  watched: { state: laden, seat: null },
  sheet: { state: fullest(({ phase }) => phase === "sheet"), seat: 0 },
} as const;

const apart = [
  ["header button, header h1, [data-watchers]", "header button, header h1, [data-watchers]"],
  ["[data-rail] button", "[data-rail] button"],
  ["header button, header h1", "[data-meld]"],
] as const;

for (const language of ["en", "ar"] as const)
  test(`nothing of Dhappa Baaji is cut or covered from 320 to 2560 px, ${language}`, async ({ invite }) => {
    const [own, ...others] = longNames[language];
    const on = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
    const person = await invite(own, { on, language });
    const { page } = person;
    const stage = await TableStage.of(dhappa, person, others);
    for (const [scene, { state, seat }] of Object.entries(scenes)) {
      stage.shows(state, { seat, watchers: 12, seats: { 3: { presence: "disconnected" } } });
      await expect(page.locator("[data-discards]").first()).toBeAttached();
      for (const [width, height] of everySize) {
        await page.setViewportSize({ width, height });
        if (scene === "laden") await expect(page.locator("[data-rail] [data-main]")).toBeVisible();
        const message = `${scene} ${width}×${height}`;
        await expect.poll(() => whatDoesNotFit(page, apart), { message, timeout: 4_000 }).toEqual([]);
        if (process.env.SCREENS) await page.screenshot({ path: `artifacts/dhappa/${language}-${width}-${scene}.png` });
      }
    }
    expect(person.complaints).toEqual([]);
  });
