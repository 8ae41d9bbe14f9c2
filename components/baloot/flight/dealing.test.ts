import { describe, expect, it } from "vitest";
import { pauses } from "@/lib/rules/baloot";
import { bid, bidding, following } from "@/lib/rules/baloot/testing/scene";
import { TURN_MS } from "./card-motion";
import { DEALT_MS, dealingOf, heldIn, TAKEN_AFTER_MS } from "./dealing";

const counts = (seats: readonly number[]) => [0, 1, 2, 3].map((seat) => seats.filter((one) => one === seat).length);

describe("the cards of a deal", () => {
  it("are three and two to each, from the dealer's right, and land before anybody may bid", () => {
    const dealing = dealingOf("dealt", 2, null);
    const seats = dealing?.flights.map(({ seat }) => seat) ?? [];
    expect(seats.join("")).toBe("33300011122233001122");
    // With the public card's turn they take the 2.5 s of it.
    const turned = (dealing?.landed ?? 0) + TURN_MS;
    expect(turned).toBeGreaterThan(pauses.dealt - 200);
    expect(turned).toBeLessThan(pauses.dealt);
  });

  it("are in the final deal as many as the rules give: two to the taker, three to the others", () => {
    for (const said of ["sun", "ashkal"] as const) {
      const bought = following(bidding("KS"), bid(1, "pass"), bid(2, "pass"), bid(3, said));
      const taker = bought.deal.contract?.taker ?? -1;
      const dealing = dealingOf("ready", bought.deal.dealer, taker);
      const seats = dealing?.flights.map(({ seat }) => seat) ?? [];
      expect(counts(seats)).toEqual([0, 1, 2, 3].map((seat) => (seat === taker ? 2 : 3)));
      expect(counts(seats).map((count, seat) => 5 + count + (seat === taker ? 1 : 0))).toEqual(
        bought.hands.map((hand) => hand.length),
      );
      expect(dealing?.flights[0]?.at).toBe(TAKEN_AFTER_MS + DEALT_MS);
      expect(dealing?.landed).toBeGreaterThan(pauses.ready - 200);
      expect(dealing?.landed).toBeLessThan(pauses.ready);
    }
  });

  it("fly at no other time", () => {
    expect(dealingOf("bidding", 0, null)).toBeNull();
    expect(dealingOf("playing", 0, 1)).toBeNull();
  });
});

describe("what lies before a seat", () => {
  it("is counted packet by packet, when the last card of it has landed", () => {
    const dealing = dealingOf("dealt", 2, null);
    expect(heldIn(dealing, 3, 5)).toEqual([
      { count: 3, from: 2 * 50 + DEALT_MS },
      { count: 5, from: 4 * (2 * 50 + 165) + 50 + DEALT_MS },
    ]);
    expect(heldIn(dealing, 2, 5).at(-1)).toEqual({ count: 5, from: dealing?.landed });
  });

  it("is the five it was before, and with the taker the public card first", () => {
    const dealing = dealingOf("ready", 2, 0);
    const begins = TAKEN_AFTER_MS + DEALT_MS;
    expect(heldIn(dealing, 3, 8)).toEqual([
      { count: 5, from: 0 },
      { count: 8, from: begins + 2 * 50 + DEALT_MS },
    ]);
    expect(heldIn(dealing, 0, 8)).toEqual([
      { count: 5, from: 0 },
      { count: 6, from: begins },
      { count: 8, from: begins + 3 * 50 + 100 + DEALT_MS },
    ]);
  });

  it("is there at once where nothing is dealt", () => {
    expect(heldIn(null, 1, 7)).toEqual([{ count: 7, from: 0 }]);
    expect(heldIn(null, 1, 0)).toEqual([]);
  });
});
