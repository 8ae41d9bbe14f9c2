import { chaos, isWhole } from "../kits/chaos";
import { abuse, short } from "../kits/storm";
import { expect, test } from "./fixtures";

// What gets lost or out once in three times is lost or out.
test.describe.configure({ timeout: 150_000, retries: 0 });

for (const game of ["eights", "baloot"] as const)
  test(`what was told is there when the power is back, at six tables of ${game}, twice`, async () => {
    const report = await chaos({ tables: 6, rounds: 2, seed: 1, game });
    expect(report.complaints).toEqual([]);
    expect(isWhole(report), JSON.stringify(report)).toBe(true);
  });

test("whoever wishes the house ill is refused with a code, and learns nothing", async () => {
  const { faults } = await abuse(short);
  expect(faults).toEqual([]);
});
