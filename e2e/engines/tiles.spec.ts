import { expect, visits } from "./visits";

const part = (name: string) => ({ css: `[data-part="${name}"]` });

for (const [on, language] of [
  ["phone", "ar"],
  ["desktop", "en"],
] as const)
  visits(
    `Tiles: a bet is made and settles, and the game is there after a reload, on the ${on} in ${language}`,
    async ({ visit }) => {
      const salman = await visit("Salman", { on, language });
      await salman.isKnown();
      await salman.goTo("/tiles");
      await salman.sees(part("new-game"));
      await salman.looksRight();
      await salman.pictured(`tiles-front-${on}-${language}`);
      await salman.write({ css: "input[name=name]" }, salman.name);
      await salman.press(part("new-game"));
      const score = (name: string) =>
        salman.page.ask((css) => Number(document.querySelector(css)?.textContent), part(name).css);
      for (let round = 1; round <= 3; round++) {
        await salman.spotOf(part("higher"));
        await salman.press(part((await score("total")) <= 20 ? "higher" : "lower"));
        const told = () => salman.page.ask((css) => document.querySelector(css)?.textContent ?? "", part("told").css);
        await expect.poll(told, { timeout: 40_000 }).toMatch(new RegExp(`\\b${round}:`));
      }
      await salman.spotOf(part("higher"));
      await salman.looksRight();
      // While what became of a bet stands there, the total may still be counting.
      await salman.seesNo({ css: "[data-verdict]" });
      await salman.pictured(`tiles-${on}-${language}`);
      const figures = async () => [await score("score"), await score("total"), await score("draw-count")];
      // The next bet may be made while the total still counts up to what came of the last one.
      let before = await figures();
      const standsStill = async () => {
        const seen = before;
        before = await figures();
        return seen.join() === before.join();
      };
      await expect.poll(standsStill, { intervals: [500] }).toBe(true);
      await salman.page.reload();
      await salman.spotOf(part("higher"));
      expect(await figures()).toEqual(before);
    },
  );
