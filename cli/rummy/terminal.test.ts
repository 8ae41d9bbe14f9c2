import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { derived } from "./keyboard-match";
import { plainOf } from "./screen-lines";
import { screenOf } from "./screens";
import { Session, sittersIn } from "./session";
import { unicode } from "./signs";
import { TestTerminal } from "./testing/terminal";
import { secretsOf, shows, typedBy } from "./testing/typing";

let folder = "";
const open: TestTerminal[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rummy-"));
});
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.kill();
  rmSync(folder, { recursive: true, force: true });
});

const words = (players: string) => [
  "--players",
  players,
  "--deals",
  "1",
  "--seed",
  "a",
  "--save",
  join(folder, "match.json"),
];

interface Installed {
  readonly house: string;
  readonly program: string;
}

/** The house where it is installed beside what it needs, as npm lays packages. */
function installed(): Installed {
  const packages = join(folder, "node_modules");
  const house = join(packages, "majlis");
  const { name, bin, scripts }: Record<"bin" | "scripts", Record<string, string>> & { name: string } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  expect(name).toBe("majlis");
  mkdirSync(packages);
  for (const other of readdirSync("node_modules").filter((one) => !one.startsWith(".")))
    symlinkSync(resolve("node_modules", other), join(packages, other));
  const parts = ["package.json", "tsconfig.json", "cli", "lib", "scripts/kept-bundle.mjs", "scripts/after-install.mjs"];
  for (const part of [...parts, ...Object.values(bin)]) cpSync(part, join(house, part), { recursive: true });
  // By the Node that will play: on a machine with two, the shell's own would make a bundle for itself.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  const { status, stderr } = spawnSync(scripts.postinstall ?? "false", {
    cwd: house,
    env,
    shell: true,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  // What npm writes when all is there, and has run.
  writeFileSync(join(packages, ".package-lock.json"), "{}");
  return { house, program: join(house, bin["majlis-rummy"] ?? "") };
}

/** The game on a terminal, and beside it the same session with no terminal, by which its screens are told. */
class Pair {
  cols: number;
  height: number;
  readonly players: string;
  terminal: TestTerminal;
  mirror: Session;

  constructor(players: string, cols: number, height: number) {
    this.cols = cols;
    this.height = height;
    this.players = players;
    this.terminal = this.#begun();
    this.mirror = this.#mirrored();
  }

  #begun(): TestTerminal {
    const terminal = new TestTerminal([...words(this.players), "--no-animation"], this.cols, this.height);
    open.push(terminal);
    return terminal;
  }

  #mirrored(): Session {
    const sitters = sittersIn(this.players);
    return new Session({
      ...{
        sitters: typeof sitters === "string" ? null : sitters,
        options: { goal: "deals", deals: 1 },
        hasLength: true,
      },
      ...{ seed: derived("a", "rummy"), path: join(folder, "mirror.json"), fresh: false, signs: unicode },
    });
  }

  /** The program begun again, with what it kept. */
  again(): void {
    this.terminal = this.#begun();
    this.mirror = this.#mirrored();
  }

  agree(): Promise<void> {
    const lines = screenOf(this.mirror, { width: this.cols, height: this.height - 1 }).map(plainOf);
    return this.terminal.reads([...lines, `${this.mirror.prompt}${unicode.cursor}`]);
  }

  async enter(line: string): Promise<void> {
    this.mirror.submit(line);
    this.terminal.type(`${line}\r`);
    if (this.mirror.exit === null) await this.agree();
  }

  /** What the screen shows of hands that are nobody's business now. */
  given(): string[] {
    const { match, viewer } = this.mirror;
    const { text } = this.terminal;
    return match ? secretsOf(match, viewer).filter((secret) => shows(text, secret)) : [];
  }

  async playUntil(holds: () => boolean): Promise<void> {
    while (!holds()) {
      const { match, phase } = this.mirror;
      for (const line of match && phase === "turn" ? typedBy(match) : [""]) await this.enter(line);
      if (this.mirror.phase === "score" || this.mirror.phase === "over") continue;
      expect(this.given()).toEqual([]);
      expect(this.terminal.text.includes("Your hand")).toBe(this.mirror.phase === "turn");
    }
  }
}

describe("on a terminal", () => {
  it("a match of two at one keyboard is played at 80×24, kept in the middle, and no hand stays behind", async () => {
    const pair = new Pair("Anna,Tomas", 80, 24);
    await pair.agree();
    await pair.playUntil(() => (pair.mirror.match?.state.turn ?? 0) > 5);
    pair.terminal.type("\u0003");
    expect(await pair.terminal.ended()).toBe(130);
    expect(pair.terminal.text).not.toContain("Your hand");
    expect(pair.terminal.text).toContain("The match is kept in");
    expect(pair.terminal.scrolledBy).toBe(0);
    pair.again();
    await pair.agree();
    expect(pair.terminal.text).toContain("A match is kept here: Anna, Tomas, deal 1.");
    await pair.playUntil(() => pair.mirror.phase === "over");
    await pair.enter("");
    expect(await pair.terminal.ended()).toBe(0);
  });

  it.each([
    [60, 20],
    [120, 40],
  ])("a match of two and a bot is played at %i×%i, and no hand is seen between their turns", async (cols, rows) => {
    const pair = new Pair("Anna,bot,Tomas", cols, rows);
    await pair.agree();
    await pair.playUntil(() => pair.mirror.phase === "over");
    expect(pair.terminal.hasColor).toBe(true);
    await pair.enter("");
    expect(await pair.terminal.ended()).toBe(0);
  });

  it("the screen follows its size, and what was typed stays", async () => {
    const pair = new Pair("Anna,bot", 80, 24);
    await pair.agree();
    pair.terminal.type("x 1");
    await pair.terminal.until(() => pair.terminal.text.includes("> x 1"), "shows what was typed");
    for (const [cols, rows] of [
      [60, 20],
      [120, 40],
    ] as const) {
      pair.cols = cols;
      pair.height = rows;
      pair.terminal.resize(cols, rows);
      const lines = screenOf(pair.mirror, { width: cols, height: rows - 1 }).map(plainOf);
      await pair.terminal.reads([...lines, `${pair.mirror.prompt}x 1${unicode.cursor}`]);
    }
    pair.terminal.type("\u007f\u007f\u007f");
    await pair.agree();
  });

  it("installed as a package it shuffles to be looked at, until a key, and has its bundle from the installing", async () => {
    const { house, program } = installed();
    const bundles = join(house, "node_modules/.majlis-bundles/rummy");
    const made = () => [...readdirSync(bundles), statSync(join(bundles, "inputs.json")).mtimeMs];
    const before = made();
    expect(before).toContain("inputs.json");
    const terminal = new TestTerminal(words("Anna,bot"), 80, 24, {}, program);
    open.push(terminal);
    await terminal.until(() => terminal.text.includes("Shuffling."), "shuffles");
    terminal.type(" ");
    await terminal.until(() => terminal.text.includes("Your hand"), "goes on");
    expect(made()).toEqual(before);
  });

  it("has Arabic turned and joined from its right edge, and what is typed from its left", async () => {
    const terminal = new TestTerminal([...words("Anna,bot"), "--no-animation", "--lang", "ar"], 80, 24);
    open.push(terminal);
    await terminal.until(() => terminal.text.includes("▌"), "is there");
    expect(terminal.text).toContain("ﻞﻜﺸﻟﺎﺑ ،ﻙﺪﻳ ──");
    expect(terminal.text).toMatch(/^Anna > ▌/m);
    expect(terminal.rows[0]).toMatch(/ﺲﻠﺠﻣ$/);
  });

  it("has no colour where none is wanted", async () => {
    const terminal = new TestTerminal([...words("Anna,bot"), "--no-animation"], 80, 24, { NO_COLOR: "1" });
    open.push(terminal);
    await terminal.until(() => terminal.text.includes("▌"), "is there");
    expect(terminal.hasColor).toBe(false);
  });
});

/** The program with pipes on both sides. */
function piped(
  args: readonly string[],
  input: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, ["scripts/rummy.mjs", ...args], { env: { ...process.env, ...env } });
    let [out, err] = ["", ""];
    program.stdout.on("data", (data) => {
      out += data;
    });
    program.stderr.on("data", (data) => {
      err += data;
    });
    program.on("close", (code) => resolve({ code, out, err }));
    program.stdin.end(input);
  });
}

describe("with pipes", () => {
  it("plays a line at a time, in plain text, and keeps what is not over", async () => {
    const { code, out } = await piped(words("Anna,bot"), "d\nx 1\nbogus\n");
    expect(code).toBe(0);
    expect(out).toContain("You drew ");
    expect(out).toContain("! bogus?");
    expect(out).not.toContain("\u001b");
    expect(out).not.toContain("Shuffling");
    expect(JSON.parse(readFileSync(join(folder, "match.json"), "utf8")).record.entries.length).toBeGreaterThan(3);
  });

  it("plays bots alone to the end", async () => {
    const { code, out } = await piped(words("bot,bot:strong,bot:easy"), "\n");
    expect([code, /wins? with -?\d+\./.test(out)]).toEqual([0, true]);
  });

  it.each([
    [["--players", "Anna"], /Two to six/],
    [["--deals", "4"], /1, 3, 5 or 10/],
    [["--nonsense"], /nonsense/],
    [["--join", "https://majlis.example/eights/ABCDE"], /eights/],
    [["--join", "a"], /no link/],
    [["--join", "ABCDE", "--host"], /not both/],
    [["--host", "--house", "ftp://majlis.example"], /no address/],
    [["--host", "--name", " "], /1 to 20/],
    [["--lang", "fr"], /en and ar/],
  ])("ends with 2 when asked for %j", async (args, reason) => {
    const { code, err } = await piped([...args], "");
    expect([code, reason.test(err)]).toEqual([2, true]);
  });

  it("ends with 4 where no house answers", async () => {
    const words = ["--join", "http://127.0.0.1:9/rummy/ABCDE", "--player", join(folder, "player.json")];
    const { code, err } = await piped(words, "");
    expect([code, err]).toEqual([4, expect.stringContaining("http://127.0.0.1:9 does not answer")]);
  });

  it("speaks Arabic as it is written, for what reads it to turn", async () => {
    const { code, out } = await piped([...words("Anna,bot"), "--lang", "ar"], "d\n", {
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
    });
    expect([code, out.includes("يدك، بالشكل"), /[\ufe70-\ufefc]/.test(out)]).toEqual([0, true, false]);
  });

  it("says in the other language what a broken match is", async () => {
    writeFileSync(join(folder, "match.json"), "{");
    const { code, err } = await piped([...words("Anna,bot"), "--lang", "ar"], "", {
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
    });
    expect([code, /الملف ناقص/.test(err)]).toEqual([2, true]);
    expect(readFileSync(join(folder, "match.json"), "utf8")).toBe("{");
  });

  it("says how it is used", async () => {
    const { code, out } = await piped(["--help"], "");
    expect([code, out.includes("--players")]).toEqual([0, true]);
  });
});
