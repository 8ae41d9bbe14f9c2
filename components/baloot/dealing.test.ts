import { describe, expect, it } from "vitest";
import { pauses } from "@/lib/rules/baloot";
import { bid, bidding, following } from "@/lib/rules/baloot/scene";
import { DEALT_MS, dealingOf, TAKEN_AFTER_MS } from "./dealing";

const counts = (seats: readonly number[]) => [0, 1, 2, 3].map((seat) => seats.filter((one) => one === seat).length);

describe("the cards of a deal", () => {
  it("are three and two to each, from the dealer's right, and land before anybody may bid", () => {
    const dealing = dealingOf("dealt", 2, null);
    const seats = dealing?.flights.map(({ seat }) => seat) ?? [];
    expect(seats.join("")).toBe("33300011122233001122");
    expect(dealing?.landed).toBeLessThan(pauses.dealt - 2 * DEALT_MS);
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
      expect(dealing?.landed).toBeLessThan(pauses.ready);
    }
  });

  it("fly at no other time", () => {
    expect(dealingOf("bidding", 0, null)).toBeNull();
    expect(dealingOf("playing", 0, 1)).toBeNull();
  });
});
