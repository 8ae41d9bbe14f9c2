import { expect, it } from "vitest";
import type { QueueState } from "@/lib/ranked/wire";
import { closings } from "@/lib/table/wire/refusals";
import { testEnvironment } from "../testing/environment";
import { TestSocket } from "../testing/socket";
import { QueueLink, type QueueView } from "./queue-link";

const who = { key: "ab".repeat(32), name: "Noura", avatar: "palm" };
const penalty = { leftMs: null, ofMs: null, next: { count: 1, of: 3, closesMs: null } };
const all = { type: "queue", tier: "rabbit", waiting: 4, playing: 8, isDraining: false, own: null, penalty } as const;
const waiting: QueueState = {
  ...all,
  is: "waiting",
  isHere: true,
  place: 2,
  of: 4,
  waitedMs: 3_000,
  aboutMs: null,
  window: 25,
  widensInMs: 7_000,
  isAgain: false,
};
const out = (why: "left" | "missed" | "silent"): QueueState => ({ ...all, is: "out", why, aboutMs: null });

function lineTo({ isToWait = true } = {}) {
  const socket = new TestSocket();
  const told: QueueView[] = [];
  const around = { ...testEnvironment(), now: () => 1_000 };
  const line = new QueueLink(around, "rabbit", () => who, { isToWait, tell: (view) => told.push(view), socket });
  const actions = () => socket.actions.filter((action) => action !== "ping");
  return { socket, line, told, actions };
}

it("says who it is, and waits only where it is told to", () => {
  const looking = lineTo({ isToWait: false });
  looking.socket.open();
  expect(looking.actions()).toEqual(["look"]);
  looking.line.join();
  looking.line.close();
  const waiter = lineTo();
  waiter.socket.open();
  expect(waiter.actions()).toEqual(["join"]);
  expect(JSON.parse(waiter.socket.sent.at(-1) ?? "")).toEqual({ action: "join", ...who });
  waiter.line.close();
});

it("tells what the queue says, and when it said so", () => {
  const { socket, line, told } = lineTo();
  socket.open();
  socket.says(waiting);
  expect(told.at(-1)).toMatchObject({ state: waiting, saidAt: 1_000, refused: null });
  socket.says({ ...waiting, place: "first" });
  expect(line.view.state).toEqual(waiting);
  line.close();
});

it("takes its place again where its line was lost", () => {
  const { socket, line, actions } = lineTo();
  socket.open();
  socket.says(waiting);
  socket.drop();
  socket.open();
  expect(actions()).toEqual(["join", "join"]);
  line.close();
});

it("comes into no line again that it left, or was taken out of, or where another device waits now", () => {
  for (const [end, what] of [
    [(line: QueueLink) => line.leave(), null],
    [() => {}, out("missed")],
    [() => {}, out("silent")],
    [() => {}, { ...waiting, isHere: false }],
    [() => {}, { ...all, is: "seated", code: "ABCDEF", at: "rabbit", four: null }],
    [() => {}, { type: "error", code: "closed", message: "" }],
  ] as const) {
    const { socket, line, actions } = lineTo();
    socket.open();
    socket.says(waiting);
    end(line);
    if (what) socket.says(what);
    socket.drop();
    socket.open();
    expect(line.view.isToWait).toBe(false);
    expect(actions().slice(-1)).toEqual(["look"]);
    line.close();
  }
});

it("says why it was refused until it asks anew", () => {
  const { socket, line } = lineTo();
  socket.open();
  socket.says({ type: "error", code: "draining", message: "" });
  expect(line.view.refused).toBe("draining");
  line.join();
  expect(line.view.refused).toBeNull();
  line.close();
});

it("asks a queue no more that turns it away for good", () => {
  const { socket, told } = lineTo();
  socket.open();
  socket.drop();
  expect(told.at(-1)?.isShut).toBe(false);
  socket.open();
  socket.drop(closings.tooManyLines);
  expect(told.at(-1)?.isShut).toBe(true);
  expect(socket.readyState).toBe(3);
});
