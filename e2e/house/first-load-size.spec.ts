import { firstLoads } from "../../bench/size";
import { expect, test } from "../fixtures";

const mostKb = {
  ...{ home: 200, table: 190, balootTable: 230, dhappaTable: 190, rummyTable: 220 },
  ...{ tiles: 180, ladder: 190, player: 190 },
};

for (const [page, most] of Object.entries(mostKb))
  test(`the ${page} loads little JavaScript first`, async () => {
    const load = (await firstLoads()).find(({ name }) => name === page);
    expect(load?.kB).toBeGreaterThan(50);
    expect(load?.kB).toBeLessThanOrEqual(most);
  });

test("the home page names no drawing that can wait for its first table", async ({ server }) => {
  for (const path of ["/", "/baloot"]) {
    const html = await (await fetch(`${server.url}${path}`)).text();
    expect(html.match(/\/art\/carpet-\w+/g), path).toEqual(["/art/carpet-madder"]);
    expect(html, path).not.toContain("/art/deck/");
  }
});
