// A target of the peers' generator: Majlis's own Eights, four browsers a table, every move stored before it is told.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesOf, open } from "../lib/ws-conn.mjs";
import { Follower, joining, options } from "./majlis/client.mjs";

const { MAJLIS_ROOT: root } = process.env;
const SEATS = 4;

const playing = {
  async createRoom(_base, i) {
    return { code: `BENCH${i}`, followers: [], sockets: [] };
  },

  async connect(base, room, seat, { onView, onRefused }) {
    const socket = await open(`${base.replace("http", "ws")}/parties/eights/${room.code}`);
    const follower = new Follower(seat);
    room.followers[seat] = follower;
    room.sockets[seat] = socket;
    const say = (message) => socket.send(JSON.stringify(message));
    const seen = new Promise((resolve) => {
      socket.setHandler((data) => {
        const { isEvent, refused } = follower.hear(data.toString());
        if (refused) onRefused(refused);
        // Four devices follow a move at once, each its own; here they share a processor, so it is followed within what is
        // measured by whoever is told last, and by the others when they next look.
        const isLast = room.followers.every(({ seq }) => seq >= follower.seq);
        if (isEvent && follower.seq > 0) onView(follower.seq, isLast ? follower.turn : 0);
        if (follower.isSeated) resolve();
        room.heard?.();
      });
    });
    const key = (1_000_000 + seat).toString(16).padStart(64, "0");
    say({ ...joining, key, name: `Seat ${seat}` });
    await seen;
    if (seat === 0) say({ action: "setOptions", options });
    if (seat === SEATS - 1) {
      const begun = new Promise((resolve) => {
        room.heard = () => room.followers.every((each) => each.isPlaying) && resolve();
      });
      room.sockets[0].send(JSON.stringify({ action: "startGame" }));
      await begun;
    }
    /** Chosen when the generator's other clients choose theirs, before it begins to measure. */
    let chosen = "";
    return {
      // The generator chooses among cards of its own game. Here a seat has one, which stands for any allowed move; its
      // others are those the generator means to be refused.
      view() {
        const { isPlaying } = follower;
        chosen = isPlaying ? follower.move() : "";
        return { seq: follower.seq, turn: follower.turn, hand: isPlaying ? [seat] : [], trick: [] };
      },
      sendMove: (card) => socket.send(card === seat ? chosen : '{"action":"play","cardIndex":9999}'),
      bytes: () => bytesOf(socket),
      secrets: () => follower.secrets(),
      close: () => socket.terminate(),
    };
  },
};

async function answering(port, child) {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    await new Promise((resume) => setTimeout(resume, 100));
    const answer = await fetch(`http://127.0.0.1:${port}/parties/eights/BENCH`).catch(() => null);
    if (answer?.status === 426) return;
  }
  throw new Error("Majlis did not come up");
}

/** Everybody comes from one address here, and one player opens every table. */
const limits = Object.fromEntries(
  [
    "FRAMES_A_SECOND",
    "JOINS_A_MINUTE",
    "LINES_AN_ADDRESS",
    "JOINS_A_SECOND",
    "TABLES_AN_HOUR",
    "TABLES_AN_ADDRESS",
  ].map((name) => [`MAJLIS_${name}`, "1000000"]),
);

const served = (label, config) => ({
  ...playing,
  label,
  async start({ port }) {
    const data = mkdtempSync(join(tmpdir(), "majlis-bench-"));
    const child = spawn(process.execPath, [join(root, "bench/peers/server.mjs"), String(port), data, config], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...limits },
    });
    await answering(port, child);
    return {
      pid: child.pid,
      stop() {
        child.kill("SIGTERM");
        rmSync(data, { recursive: true, force: true });
      },
    };
  },
});

export const targets = {
  majlis: served("Majlis as npm start serves it, on workerd alone", "workerd.capnp"),
  "majlis-partykit": served("the same rooms in PartyKit's development server", "partykit.json"),
};
