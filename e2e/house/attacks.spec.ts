import { gameIds } from "@/lib/rules/registry";
import { addressAttacks } from "../../attacks/address-attacks";
import { chaos, isWhole } from "../../attacks/chaos";
import { abuse, particular, short, usual } from "../../attacks/socket-attacks";
import { expect, test } from "../fixtures";

// What gets lost or out once in three times is lost or out.
// Five starts are a part of each chaos, and a start may take a minute where others want the processor (docs/tests.md).
test.describe.configure({ timeout: 480_000, retries: 0 });

for (const game of gameIds)
  test(`what was told is there when the power is back, at six tables of ${game}, twice`, async () => {
    const report = await chaos({ tables: 6, rounds: 2, seed: 1, game });
    expect(report.complaints).toEqual([]);
    expect(isWhole(report), JSON.stringify(report)).toBe(true);
  });

test("whoever has many addresses, or many names, has no more for it than others", async () => {
  expect(await addressAttacks()).toEqual([]);
});

for (const game of gameIds)
  test(`whoever wishes a house of ${game} ill is refused with a code, and learns nothing`, async () => {
    // What is the same whatever is played is tried once.
    const { faults } = await abuse(game === usual ? short : particular, 1, game);
    expect(faults).toEqual([]);
  });
