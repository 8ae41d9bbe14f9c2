import { kinds } from "@/lib/rules/tiles";
import { expect, test } from "../fixtures";

/** What share of the points of a small face must differ for it to be told from another. */
const telling = 0.04;

test("all 34 faces, at 32 px told from one another and at 300 px clean", async ({ page, server }, info) => {
  await page.goto(`${server.url}/tiles`);
  const alike = await page.evaluate(
    async ({ kinds, telling }) => {
      const sheet = document.createElement("main");
      sheet.style.cssText = "background:#1b1030;padding:12px;display:flex;flex-wrap:wrap;gap:6px";
      const faces = new Map<string, Uint8ClampedArray>();
      for (const width of [32, 300])
        for (const kind of kinds) {
          const face = new Image(width, (width * 452) / 300);
          face.src = `/art/tiles/${kind}.svg`;
          await face.decode();
          sheet.append(face);
          if (width !== 32) continue;
          const canvas = new OffscreenCanvas(32, 43);
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context?.drawImage(face, 0, 0, 32, 48);
          faces.set(kind, context?.getImageData(0, 0, 32, 43).data ?? new Uint8ClampedArray());
        }
      document.body.replaceChildren(sheet);
      /** The share of points whose ink is plainly another. */
      const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) => {
        let points = 0;
        for (let at = 0; at < one.length; at += 4)
          if ([0, 1, 2].some((ink) => Math.abs((one[at + ink] ?? 0) - (other[at + ink] ?? 0)) > 60)) points += 1;
        return points / (one.length / 4);
      };
      const all = [...faces];
      return all.flatMap(([kind, face], index) =>
        all
          .slice(index + 1)
          .filter(([, other]) => difference(face, other) < telling)
          .map(([other]) => `${kind} ${other}`),
      );
    },
    { kinds, telling },
  );
  await page.screenshot({ path: info.outputPath("faces.png"), fullPage: true });
  expect(alike).toEqual([]);
});
