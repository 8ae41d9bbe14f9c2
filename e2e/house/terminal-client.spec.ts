import { nodeEnvironment } from "@/lib/client/node-environment";
import { houseOf } from "@/lib/client/rooms/room-address";
import { TableLink } from "@/lib/client/table-link";
import { eights } from "@/lib/rules/eights";
import { randomFrom } from "@/lib/rules/random";
import { keyOf } from "@/lib/table/testing/test-player";
import { expect, test } from "../fixtures";
import { Server } from "../server";

test("the client plays from a process without a page, and goes on where it was when the power is back", async () => {
  const server = await Server.open("workerd.capnp");
  const around = nodeEnvironment(houseOf(new URL(server.url)));
  const who = { key: keyOf("Terminal"), name: "Terminal", avatar: "palm" };
  const link = new TableLink(eights, { party: "eights", code: "TERM1", who }, around);
  /** Waits for it, looking again whenever something else is shown. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = link.subscribe(look);
      look();
    });
  const isAsked = () => {
    const { view, seat, unanswered } = link.shown();
    return view !== null && seat !== null && unanswered === 0 && (eights.wait(view)?.seats.includes(seat) ?? false);
  };
  const cards = () => link.shown().view?.hands[link.shown().seat ?? 0]?.length ?? 0;
  try {
    await until(() => link.shown().seat !== null);
    link.say({ action: "setOptions", options: { ...eights.defaults, clock: 0 } });
    link.say({ action: "startGame", fill: true });
    for (let move = 0; move < 2; move++) {
      await until(isAsked);
      const { view, seat } = link.shown();
      if (view && seat !== null) expect(link.move(eights.bot(view, seat, randomFrom(keyOf("bot")), "good"))).toBeNull();
    }
    await until(isAsked);
    await server.kill9();
    await until(() => link.shown().reach !== "open");
    const held = cards();
    expect(link.move({ action: "draw" })).toBeNull();
    expect(link.shown()).toMatchObject({ unanswered: 1, isUnsent: true });
    await server.restart();
    await until(() => link.shown().reach === "open" && link.shown().unanswered === 0);
    expect(cards()).toBeGreaterThan(held);
    expect(link.shown()).toMatchObject({ word: null, closed: null });
  } finally {
    link.close();
    await server.close();
  }
});
