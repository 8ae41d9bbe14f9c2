import { firstLoads } from "../bench/size";
import { expect, test } from "./fixtures";

const mostKb = { home: 200, table: 190 };

for (const [page, most] of Object.entries(mostKb))
  test(`the ${page} loads little JavaScript first`, async () => {
    const load = (await firstLoads()).find(({ name }) => name === page);
    expect(load?.kB).toBeGreaterThan(50);
    expect(load?.kB).toBeLessThanOrEqual(most);
  });
