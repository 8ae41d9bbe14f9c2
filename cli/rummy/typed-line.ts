const KEPT_LINES = 50;
const DELETE = "\u007f";

/**
 * One line to type in, with those before it under the arrows. It knows at once what was typed, for keys come quicker than a
 * screen is drawn.
 */
export class TypedLine {
  text = "";
  #before: readonly string[] = [];
  #back = 0;
  readonly #submit: (line: string) => void;

  constructor(submit: (line: string) => void) {
    this.#submit = submit;
  }

  /** Takes what was typed; pasted, or typed fast, it comes in one piece with its line ends, and with what was erased. */
  type(input: string): void {
    for (const sign of input.replaceAll("\r\n", "\r"))
      if (sign === "\r" || sign === "\n") this.#enter();
      else if (sign === DELETE || sign === "\b") this.erase();
      else if (sign >= " ") this.text += sign;
  }

  #enter(): void {
    const line = this.text;
    if (line) this.#before = [...this.#before, line].slice(-KEPT_LINES);
    this.#back = 0;
    this.text = "";
    this.#submit(line);
  }

  /** One line further back, or forth. */
  recall(by: 1 | -1): void {
    this.#back = Math.max(0, Math.min(this.#before.length, this.#back + by));
    this.text = this.#before[this.#before.length - this.#back] ?? "";
  }

  erase(): void {
    this.text = [...this.text].slice(0, -1).join("");
  }

  clear(): void {
    this.text = "";
  }
}
