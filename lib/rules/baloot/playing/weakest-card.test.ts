import { describe, expect, it } from "vitest";
import { contractOf, played, playing } from "../testing/scene";
import { weakestCard } from "./weakest-card";

describe("the weakest legal card (5.10)", () => {
  it("costs the fewest points, then is no trump, then the lowest, then clubs first", () => {
    expect(weakestCard(playing(contractOf(3, "H"), ["", "AS 7H 9D 9C 10C", "", ""]), 1)).toBe("9C");
    expect(weakestCard(playing(contractOf(3, "H"), ["", "7H 8H 9S", "", ""]), 1)).toBe("9S");
    expect(weakestCard(playing(contractOf(3, "H"), ["", "8H 7H QS", "", ""]), 1)).toBe("7H");
    expect(weakestCard(playing(contractOf(3), ["", "9S 8S 8D 7D 7S", "", ""]), 1)).toBe("7D");
  });

  it("wins cheaply as last to play over an opponent", () => {
    const last = (south: string) => played(playing(contractOf(3), [south, "QC 7D", "JC AD", "9C 8D"]), "QC JC 9C");
    expect(weakestCard(last("KC 7C AC"), 0)).toBe("KC");
    expect(weakestCard(last("7C AC"), 0)).toBe("7C");
    expect(weakestCard(last("10C AC"), 0)).toBe("10C");
    expect(weakestCard(played(playing(contractOf(3), ["AC 7C", "QC 7D", "KC AD", "9C 8D"]), "QC KC 9C"), 0)).toBe("7C");
  });
});
