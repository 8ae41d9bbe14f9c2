import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { overTestSockets, TestWebSocket } from "@/lib/client/testing/web-socket";
import { valuesOf, wishesOf } from "./command-line";
import { Session } from "./session";
import { sitAtHouse } from "./sit-at-house";
import { englishRummy } from "./words/en";

overTestSockets();

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rummy-sitting-"));
  vi.stubEnv("XDG_STATE_HOME", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const there = { type: "pong" };
const free = { type: "error", code: "noSuchTable" };
/** What is brought only when it is needed may take a while to come. */
const until = (holds: () => boolean) => expect.poll(holds).toBe(true);

/** Sits down with these words of a command line, while rooms answer this, one after another. */
async function sitting(words: readonly string[], answers: readonly object[]) {
  const values = valuesOf([...words, "--ascii"]);
  const session = new Session(wishesOf(values, englishRummy, false));
  const from = TestWebSocket.all.length;
  const hangUp = await sitAtHouse(session, values, false, false);
  for (const [index, answer] of answers.entries()) {
    await until(() => TestWebSocket.all.length > from + index || session.exit !== null);
    TestWebSocket.all[from + index]?.opens();
    TestWebSocket.all[from + index]?.says(answer);
  }
  await until(() => TestWebSocket.all.length > from + answers.length || session.exit !== null);
  const socket = TestWebSocket.all[from + answers.length];
  socket?.opens();
  const [joining = null] = (socket?.sent ?? [])
    .map((text) => JSON.parse(text))
    .filter(({ action }) => action === "join");
  hangUp();
  return { session, socket, joining };
}

it("tells no house the key by which somebody plays at another", async () => {
  const at = async (house: string, ...more: string[]) =>
    (await sitting(["--join", `${house}/rummy/ABCDE`, ...more], [there])).joining;
  const own = await at("https://majlis.example", "--name", "Anna");
  expect(own.key).toMatch(/^[0-9a-f]{64}$/);
  for (const other of ["https://evil.example", "http://majlis.example", "https://majlis.example:8443"]) {
    const { key, name } = await at(other);
    expect([key === own.key, name], other).toEqual([false, "Anna"]);
  }
  expect((await at("https://majlis.example")).key).toBe(own.key);
  expect((await at("majlis.example")).key).toBe(own.key);
});

it("is the same player everywhere only where one file was asked for", async () => {
  const file = join(folder, "own.json");
  const at = async (house: string) =>
    (await sitting(["--join", `${house}/rummy/ABCDE`, "--name", "Anna", "--player", file], [there])).joining.key;
  expect(await at("https://one.example")).toBe(await at("https://two.example"));
  expect(JSON.parse(readFileSync(file, "utf8")).name).toBe("Anna");
});

it("sits down as somebody new where that is asked for", async () => {
  const at = async (...more: string[]) =>
    (await sitting(["--join", "https://one.example/rummy/ABCDE", ...more], [there])).joining;
  const before = await at("--name", "Anna");
  const after = await at("--new-player", "--name", "Mia");
  expect([after.key === before.key, after.name]).toEqual([false, "Mia"]);
});

it("opens a table under no code that has one", async () => {
  const { joining, session } = await sitting(["--host", "--house", "https://one.example"], [there, there, free]);
  expect([session.exit, joining?.action]).toEqual([null, "join"]);
  const [first, second, third, last] = TestWebSocket.all.map(({ url }) => /rummy\/([A-Z0-9]+)/.exec(url)?.[1]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(last).toBe(third);
});

it("does not look for a free code for ever", async () => {
  const { session, joining } = await sitting(["--host", "--house", "https://one.example"], Array(20).fill(there));
  expect([session.exit, joining]).toEqual([4, null]);
});
