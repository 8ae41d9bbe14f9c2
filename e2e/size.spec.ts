import { firstLoads } from "../bench/size";
import { expect, test } from "./fixtures";

const MOST_KB = 190;

for (const page of ["home", "table"])
  test(`the ${page} loads little JavaScript first`, async () => {
    const load = (await firstLoads()).find(({ name }) => name === page);
    expect(load?.kB).toBeGreaterThan(50);
    expect(load?.kB).toBeLessThanOrEqual(MOST_KB);
  });
