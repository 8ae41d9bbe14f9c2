import { expect, it } from "vitest";
import { friendFragment, friendIn } from "./ask-ranked";

const friend = { player: "ab".repeat(32), code: "0123456789abcdef0123" };

it("is read out of a link, and of what somebody copied of one", () => {
  const fragment = friendFragment(friend);
  for (const text of [`https://majlis.example/friends#${fragment}`, `#${fragment}`, ` ${fragment}\n`])
    expect(friendIn(text)).toEqual(friend);
});

it("is no code that lacks a part, or has another", () => {
  for (const text of ["", "#", friend.player, `${friend.player}.`, `${friend.player}.xyz`, `${friend.player}.0123.4`])
    expect(friendIn(text)).toBeNull();
});
