import { expect, test } from "vitest";
import { isToBeSaid, reasonAt } from "./why-watching";

const table = { status: "playing", locked: false, removed: 0, seats: [] } as const;

test("why one looks on is not said beside where it stands, but that one was sent from one's seat is", () => {
  const started = reasonAt({ ...table, seats: [] }, "started");
  expect(started).toBe("started");
  expect(reasonAt({ ...table, seats: [], status: "finished" }, "over")).toBe("over");
  expect(reasonAt({ ...table, seats: [], status: "playing" }, "over")).toBe("started");
  expect(reasonAt({ ...table, seats: [], status: "waiting" }, "over")).toBeNull();
  expect(isToBeSaid("started", started)).toBe(false);
  expect(isToBeSaid("removed", reasonAt({ ...table, seats: [], removed: 1 }, "removed"))).toBe(true);
  expect(isToBeSaid("otherRules", reasonAt({ ...table, seats: [] }, "otherRules"))).toBe(true);
});
