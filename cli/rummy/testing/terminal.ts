import { type IPty, spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";

const SLOW_MS = 60_000;

/** The game on a pseudo-terminal, read as a screen. */
export class TestTerminal {
  readonly #pty: IPty;
  readonly #screen: InstanceType<typeof xterm.Terminal>;
  readonly #waiting = new Set<() => void>();
  #ended: { readonly code: number } | null = null;

  constructor(
    words: readonly string[],
    cols: number,
    rows: number,
    env: Readonly<Record<string, string>> = {},
    program = "scripts/rummy.mjs",
  ) {
    const { CI: _, NO_COLOR: __, ...inherited } = process.env;
    const all = { ...inherited, TERM: "xterm-256color", LANG: "C.UTF-8", LC_ALL: "C.UTF-8", ...env };
    this.#screen = new xterm.Terminal({ cols, rows, allowProposedApi: true });
    this.#pty = spawn(process.execPath, [program, ...words], { cols, rows, env: all, cwd: process.cwd() });
    this.#pty.onData((data) => this.#screen.write(data, () => this.#look()));
    this.#pty.onExit(({ exitCode }) => {
      this.#ended = { code: exitCode };
      this.#look();
    });
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }

  /** The rows of the screen as they are read. */
  get rows(): string[] {
    const { active } = this.#screen.buffer;
    return Array.from({ length: this.#screen.rows }, (_, row) =>
      (active.getLine(active.viewportY + row)?.translateToString(true) ?? "").trimEnd(),
    );
  }

  get text(): string {
    return this.rows.join("\n");
  }

  /** Whether there is a colour anywhere on the screen. */
  get hasColor(): boolean {
    const { active } = this.#screen.buffer;
    const cells = this.rows.flatMap((text, row) =>
      [...text].map((_, column) => active.getLine(active.viewportY + row)?.getCell(column)),
    );
    return cells.some((cell) => cell && !(cell.isFgDefault() && cell.isBgDefault()));
  }

  /** How many lines lie above the screen, to be scrolled back to. */
  get scrolledBy(): number {
    return this.#screen.buffer.normal.baseY;
  }

  type(text: string): void {
    this.#pty.write(text);
  }

  resize(cols: number, rows: number): void {
    this.#pty.resize(cols, rows);
    this.#screen.resize(cols, rows);
  }

  /** Waits until something holds; fails with the screen where it does not for a long time. */
  until(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
      };
      const look = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`never ${what}:\n${this.text}`));
      }, SLOW_MS);
      this.#waiting.add(look);
      look();
    });
  }

  /** Waits until the screen reads just so. */
  reads(lines: readonly string[]): Promise<void> {
    const wanted = lines.map((line) => line.trimEnd()).join("\n");
    return this.until(() => this.text.trimEnd() === wanted.trimEnd(), `reads\n${wanted}\n`);
  }

  async ended(): Promise<number> {
    await this.until(() => this.#ended !== null, "ended");
    return this.#ended?.code ?? -1;
  }

  kill(): void {
    this.#pty.kill();
  }
}
