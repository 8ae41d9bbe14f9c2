// A target of the peers' generator: Majlis's own Eights, four browsers a table, every move stored before it is told.
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesOf, open } from "../lib/ws-conn.mjs";
import { Follower, joining, options } from "./majlis/client.mjs";

const { MAJLIS_ROOT: root, WORKERD: workerd } = process.env;
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
        if (isEvent && follower.seq > 0) onView(follower.seq, follower.turn);
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
    return {
      // The generator chooses among cards of its own game. Here a seat has one, which stands for any allowed move; its
      // others are those the generator means to be refused.
      view: () => ({ seq: follower.seq, turn: follower.turn, hand: follower.isPlaying ? [seat] : [], trick: [] }),
      sendMove: (card) => socket.send(card === seat ? follower.move() : '{"action":"play","cardIndex":9999}'),
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

const majlis = {
  ...playing,
  label: "Majlis as npm start serves it (PartyKit's development server)",
  async start({ port }) {
    const data = mkdtempSync(join(tmpdir(), "majlis-bench-"));
    const child = spawn(process.execPath, [join(root, "bench/peers/server.mjs"), String(port), data], {
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
};

/** Everybody comes from one address here, and one player opens every table. */
const limits = Object.fromEntries(
  ["FRAMES_A_SECOND", "JOINS_A_MINUTE", "LINES_AN_ADDRESS", "JOINS_A_SECOND", "TABLES_AN_HOUR"].map((name) => [
    `MAJLIS_${name}`,
    "1000000",
  ]),
);

const names = ["Eights", "Directory", "Player"];
const list = (write) => names.map(write).join(", ");
const config = (port, disk) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .main), (name = "disk", disk = (path = "${disk}", writable = true)) ],
  sockets = [ (name = "http", address = "127.0.0.1:${port}", http = (), service = "main") ],
);
const main :Workerd.Worker = (
  modules = [ (name = "worker.js", esModule = embed "worker.js") ],
  compatibilityDate = "2026-04-01",
  durableObjectNamespaces = [ ${list((name) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`)} ],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [
    ${list((name) => `(name = "${name}", durableObjectNamespace = "${name}")`)},
    ${Object.entries(limits)
      .map(([name, value]) => `(name = "${name}", text = "${value}")`)
      .join(", ")},
  ],
);`;

const cloud = {
  ...playing,
  label: "Majlis's rooms through partyserver on workerd alone, as on an account of one's own",
  async start({ port }) {
    const place = mkdtempSync(join(tmpdir(), "majlis-bench-"));
    mkdirSync(join(place, "rooms"));
    writeFileSync(join(place, "config.capnp"), config(port, join(place, "rooms")));
    copyFileSync(new URL("./majlis/worker.js", import.meta.url), join(place, "worker.js"));
    const child = spawn(workerd, ["serve", "--experimental", join(place, "config.capnp")], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await answering(port, child);
    return {
      pid: child.pid,
      stop() {
        child.kill("SIGKILL");
        rmSync(place, { recursive: true, force: true });
      },
    };
  },
};

export const targets = { majlis, "majlis-cloud": cloud };
