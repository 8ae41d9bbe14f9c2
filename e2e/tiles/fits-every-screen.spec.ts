import { longestName } from "@/components/tiles/play/name";
import { expect, test } from "../fixtures";
import { TilesPage } from "../play/tiles";
import { everySize, longNames, whatDoesNotFit } from "../play/what-does-not-fit";

const apart = [
  ["[data-part=back], [data-part=round], [data-part=score], [data-part=menu]", "[data-part=total], [data-part=tile]"],
  ["[data-part=higher], [data-part=lower]", "[data-part=total], [data-part=tile], [data-part=history]"],
  ["main button", "main button"],
] as const;

for (const language of ["en", "ar"] as const)
  test(`nothing of Tiles is cut or covered from 320 to 2560 px, ${language}`, async ({ invite, server }) => {
    const on = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
    const person = await invite(longNames[language][0], { on, language });
    const { page } = person;
    const tiles = new TilesPage(page);
    await page.addInitScript((spoken) => localStorage.setItem("majlis.language", JSON.stringify(spoken)), language);
    const fits = async (scene: string) => {
      for (const [width, height] of everySize) {
        await page.setViewportSize({ width, height });
        const message = `${scene} ${width}×${height}`;
        await expect.poll(() => whatDoesNotFit(page, apart), { message, timeout: 4_000 }).toEqual([]);
        if (process.env.SCREENS) await page.screenshot({ path: `artifacts/tiles/${language}-${width}-${scene}.png` });
      }
      await page.setViewportSize(on.viewport);
    };
    await tiles.open(server.url);
    await tiles.begin([...person.name].slice(0, longestName).join("").trim());
    await tiles.hurry();
    await fits("first");
    let bets = 0;
    for (; bets < 12 && !(await tiles.over.isVisible()); bets++)
      await tiles.part(bets % 2 ? "higher" : "lower").click();
    await tiles.settled();
    await fits("later");
    expect(person.complaints).toEqual([]);
  });
