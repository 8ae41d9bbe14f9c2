import { expect } from "vitest";
import type { Environment } from "@/lib/client/environment";
import type { Game } from "@/lib/rules/game";
import { randomFrom } from "@/lib/rules/random";
import type { TestHost } from "@/lib/table/testing/test-host";
import { keyOf } from "@/lib/table/testing/test-player";
import { TableLink } from "../table-link";
import { testEnvironment } from "./environment";
import { TestSocket } from "./socket";

/** A tab at a real table, over a line the test holds in its hands. */
export function tabAt<State, Action, Options>(
  host: TestHost<State, Action, Options>,
  game: Game<State, Action, Options>,
  { name = "Noura", around = testEnvironment() }: { name?: string; around?: Environment } = {},
) {
  const socket = new TestSocket();
  const who = { key: keyOf(name), name, avatar: "palm" };
  const link = new TableLink(game, { party: game.id, code: "TEST", who }, around, socket);
  let connection: string | null = null;
  /** Frames that went out and are still under way. */
  let underWay = 0;
  const deliver = (): void => {
    for (; underWay < socket.sent.length; underWay++)
      if (connection !== null) host.receive(connection, socket.sent[underWay] ?? "");
  };
  const connect = () => {
    connection = host.connect();
    underWay = socket.sent.length;
    const own = connection;
    const others = host.onSend;
    host.onSend = (to, text) => {
      others(to, text);
      if (to === own && text !== null && connection === own) socket.says(JSON.parse(text));
    };
    socket.open();
    deliver();
  };
  return {
    link,
    socket,
    connect,
    deliver,
    shown: link.shown,
    /** The connection goes; what was under way is lost, or arrives just before. */
    drop: ({ arrives = false } = {}) => {
      const own = connection;
      connection = null;
      if (own && arrives)
        for (; underWay < socket.sent.length; underWay++) host.receive(own, socket.sent[underWay] ?? "");
      if (own) host.disconnect(own);
      socket.drop();
    },
    /** Any move there is, on one's own turn. */
    play: (): Action => {
      const { view, seat } = link.shown();
      if (view === null || seat === null) throw new Error("there is nothing to play");
      const action = game.bot(view, seat, randomFrom("07".repeat(32)), "good");
      expect(link.move(action)).toBeNull();
      return action;
    },
    moves: () => socket.actions.filter((action) => action === "play" || action === "draw"),
  };
}
