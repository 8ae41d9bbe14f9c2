import { expect, test } from "vitest";
import { annsTable } from "../testing/eights-table";
import { newHolder } from "./holders";
import { picturedApart } from "./lookalike-pictures";

test("two people at a table never have the same picture, and whoever came first keeps theirs", () => {
  const { host, ann, ben } = annsTable("Ann", "Ben", "Cem");
  const shown = () => host.record.seats.flatMap((holder) => (holder ? [holder.avatar] : []));
  expect(new Set(shown()).size).toBe(3);
  const [first] = shown();
  ben.say({ action: "profile", name: "Ben", avatar: "rose" });
  host.advance(1_000);
  ann.say({ action: "profile", name: "Ann", avatar: "rose" });
  expect(shown().filter((avatar) => avatar === "rose")).toHaveLength(1);
  expect(shown()[0]).toBe("rose");
  expect(first).toBe("palm");
});

test("seats that differ stay as they are, and a bot's picture is nobody's", () => {
  const seats = [newHolder("a", "Ann", "rose", 1), newHolder("b", "Ben", "moon", 2), null];
  expect(picturedApart(seats)).toBe(seats);
  const bots = [
    { ...newHolder("bot-a", "Omar", "robot", 1), bot: "good" as const },
    { ...newHolder("bot-b", "Zayd", "robot", 1), bot: "good" as const },
  ];
  expect(picturedApart(bots)).toBe(bots);
});
