import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paragraphsIn, rulebookOf } from "@/lib/rules/rulebook";
import { rummy } from "@/lib/rules/rummy";
import { refusalCodes } from "@/lib/rules/rummy/moves";
import { tableOf } from "@/lib/rules/rummy/testing/table";
import { type AnyMatch, derived, KeyboardMatch } from "./keyboard-match";
import { loaded, save, Unreadable } from "./save-file";
import { plainOf, widthOf } from "./screen-lines";
import { screenOf } from "./screens";
import { Session, sittersIn, type Wishes } from "./session";
import { ascii, nameOf, unicode } from "./signs";
import { secretsOf, shows, typedBy } from "./testing/typing";
import { englishRummy } from "./words/en";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rummy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function session(players: string, wishes: Partial<Wishes> = {}): Session {
  const sitters = sittersIn(players);
  if (typeof sitters === "string") throw new RangeError(sitters);
  return new Session({
    ...{ sitters, options: { goal: "deals", deals: 1 }, hasLength: true, seed: derived("a", "rummy") },
    ...{ path: join(folder, "match.json"), fresh: false, signs: unicode },
    ...wishes,
  });
}

const size = { width: 80, height: 24 };
const textOf = (of: Session, at = size): string => screenOf(of, at).map(plainOf).join("\n");

/** Plays as well as a bot until something holds. */
function playedUntil(of: Session, holds: () => boolean, each: (match: AnyMatch) => void = () => {}): void {
  for (let lines = 0; !holds(); lines++) {
    if (lines > 3_000 || !of.match) throw new Error(`no end: ${textOf(of)}`);
    const typed = of.phase === "turn" ? typedBy(of.match) : [""];
    for (const line of typed) {
      of.submit(line);
      expect(of.message?.kind, `${line}: ${of.message?.text}`).not.toBe("error");
      if (of.match) each(of.match);
    }
  }
}

it("takes a card of two alike for the taken one once, whatever melds are named with it", () => {
  const of = session("Anna,Tomas");
  of.submit("");
  if (!(of.match instanceof KeyboardMatch)) throw new RangeError("a match at this keyboard");
  of.match.state = tableOf({
    hands: ["4C 5C 6C 8C 8H JK 8H 8S 2C 3D 9D JS QH", "2H 3H"],
    discards: "8C",
    options: of.match.options,
  });
  for (const line of ["p", "m 4c 5c 6c / 8c 8h jo / 8c 8h 8s", "ok", "x 2c"]) {
    of.submit(line);
    expect(of.message?.kind, `${line}: ${of.message?.text}`).not.toBe("error");
  }
  expect(of.match.state.melds.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
});

describe("a match", () => {
  it.each([
    ["Anna,Tomas", 60, 19],
    ["Anna,bot,bot:strong,Mia", 60, 19],
    ["Anna,Tomas,bot:strong", 80, 24],
    ["Anna,Tomas,Mia,bot,bot:easy,Jonas", 120, 40],
  ])("of %s is played to its end by what is typed, and no screen shows another's hand", (players, width, height) => {
    const of = session(players, { options: { goal: "deals", deals: 3 } });
    const phases = new Set<string>();
    const lasts = new Set<string>();
    playedUntil(
      of,
      () => of.phase === "over",
      (match) => {
        phases.add(of.phase);
        const screen = screenOf(of, { width, height });
        expect(screen.length).toBeLessThan(height);
        for (const line of screen) expect(widthOf(line)).toBeLessThanOrEqual(width);
        if (of.phase === "score" || of.phase === "over") return;
        const text = screen.map(plainOf).join("\n");
        for (const secret of secretsOf(match, of.viewer))
          expect(shows(text, secret), `${secret} in\n${text}`).toBe(false);
        expect(text.includes("Your hand"), text).toBe(of.phase === "turn");
        expect(text).not.toMatch(/ 1 cards/);
        const isLast = of.phase === "turn" && of.lying.declared && of.lying.hand.length === 1;
        if (isLast) lasts.add(/ m {2}meld/.test(text) ? "laid" : "closed");
      },
    );
    expect([...lasts]).toEqual(["closed"]);
    expect([...phases].sort()).toEqual(["over", "pass", "score", "turn"]);
    expect(textOf(of)).toMatch(/wins? with -?\d+\./);
    of.submit("");
    expect(of.exit).toBe(0);
  });

  it("hides every hand while the keyboard is passed", () => {
    const of = session("Anna,Tomas");
    expect(of.phase).toBe("pass");
    expect([of.viewer, of.view?.hands.flat().every((card) => card === null)]).toEqual([null, true]);
    of.submit("d");
    expect([of.phase, of.message?.text]).toEqual([
      "pass",
      expect.stringMatching(/^Only Enter, and only (Anna|Tomas)\.$/),
    ]);
  });

  it("says whole whose turn it is and what they did, however long their names, on sixty columns", () => {
    const of = session("Maximiliane Long,Konstantinopel16");
    const at = { width: 60, height: 19 };
    const text = () => screenOf(of, at).map(plainOf).join(" ");
    expect(text()).toMatch(/It is the turn of (\S+ ?Long|Konstantinopel16)\..*When only \1 looks: Enter\./);
    for (const line of ["", "d", "x 1"]) of.submit(line);
    expect(text()).toMatch(/ (Maximili|Konstant)~ drew, discarded /);
  });

  it("needs no passing with one at the keyboard, and no keyboard with none", () => {
    expect(session("Anna,bot").phase).toBe("turn");
    expect(session("bot,bot:easy", { fresh: true }).phase).toBe("over");
  });

  it("is dealt by its seed alone", () => {
    const hand = (seed: string) =>
      JSON.stringify(session("Anna,bot", { seed: derived(seed, "rummy"), fresh: true }).match?.state.hands);
    expect(hand("a")).toBe(hand("a"));
    expect(hand("a")).not.toBe(hand("b"));
  });

  it("is asked for where it was not named", () => {
    const of = session("Anna,bot", { sitters: null, hasLength: false });
    expect(textOf(of)).toContain("Who plays?");
    of.submit("Anna");
    expect(of.message?.text).toContain("Two to six");
    of.submit("Anna,anna");
    expect(of.message?.text).toBe("Two are called anna.");
    of.submit("Anna, bot:clever");
    expect(of.message?.text).toContain("no bot:clever");
    of.submit("");
    expect(textOf(of)).toContain("How long?");
    of.submit("7");
    expect(of.message?.kind).toBe("error");
    of.submit("500");
    expect(of.match?.state.options).toMatchObject({ goal: "points", points: 500 });
    expect(of.match?.sitters).toEqual([
      { name: "You", bot: null },
      { name: "Ruta", bot: "good" },
      { name: "Lukas", bot: "good" },
    ]);
  });
});

/** A session whose only player is about to declare, with what would declare. */
function declaring(): { of: Session; lines: string[] } {
  for (let number = 0; number < 40; number++) {
    const of = session("Anna,bot:easy", { seed: derived(`${number}`, "rummy"), fresh: true });
    const isClose = () => of.match !== null && of.phase === "turn" && (typedBy(of.match)[0] ?? "").startsWith("m ");
    playedUntil(of, () => of.phase !== "turn" || isClose());
    if (isClose() && of.match) return { of, lines: typedBy(of.match) };
  }
  throw new Error("nobody declares");
}

describe("commands", () => {
  it("compose a declaration, count towards 48, and say what is missing", () => {
    const { of, lines } = declaring();
    const [melds = ""] = lines;
    const [first = "", ...others] = melds.slice(2).split(" / ");
    of.submit(`m ${first}`);
    expect(of.composed).toHaveLength(1);
    if (others.length > 0) {
      expect(textOf(of)).toMatch(/\d+ of 48 .*(\d+ more|enough)/);
      of.submit("ok");
      expect(of.message?.rule).toMatch(/^5\.[12]$/);
      of.submit("u");
      expect(of.composed).toHaveLength(0);
      of.submit(melds);
    }
    expect(of.message?.text).toBe("Enough: ok declares.");
    of.submit("ok");
    expect(of.lying.declared).toBe(true);
    // One's own line says at once what the others see when the turn ends.
    const held = `Anna +${of.lying.hand.length} cards +declared`;
    expect(textOf(of)).toMatch(new RegExp(held));
    of.submit("undo");
    expect(of.lying.declared).toBe(false);
  });

  it("declare by themselves where a discard ends the turn, and not where it is too little", () => {
    const { of, lines } = declaring();
    of.submit(lines[0] ?? "");
    const [card] = of.lying.hand.slice(-1);
    expect(card).toBeDefined();
    of.submit(`x ${of.lying.hand.length}`);
    expect(of.match?.history.some(({ seat, laid }) => seat === 0 && laid.length > 0)).toBe(true);
  });

  it("tell what they would add before they are sent", () => {
    const of = session("Anna,bot");
    of.submit("d");
    const [first, second] = of.lying.hand;
    const named = [first, second].map((card) => card && nameOf(card, unicode)).join(" ");
    expect(of.preview("m 1 2")).toBe(`Enter adds ${named}`);
    for (const typed of ["", "m", "m 1 99", "m 1 1", "x 1"]) expect(of.preview(typed), typed).toBe("");
  });

  it("ask for what a word alone leaves open", () => {
    const of = session("Anna,bot");
    of.submit("");
    expect(of.message?.text).toMatch(/^You drew /);
    of.submit("x");
    expect([of.asking?.question, of.prompt]).toEqual([
      "Which card is discarded? Its number, or its name.",
      "Anna x > ",
    ]);
    of.submit("1");
    expect(of.match?.history.filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  it("refuse with their rule", () => {
    const of = session("Anna,bot");
    const refused = (line: string) => {
      of.submit(line);
      return of.message?.rule;
    };
    expect(refused("x 1")).toBe("3.2");
    expect(refused("p")).toBe("3.3");
    expect(refused("d")).toBeNull();
    expect(refused("d")).toBe("3.2");
    expect(refused("x 99")).toBe("3.1");
    expect(refused("m 1 2 3")).toMatch(/^[34]\.\d$/);
    expect(refused("u")).toBe("3.6");
    expect(textOf(of)).toContain("! Nothing to take back. rule 3.6");
    of.submit("constructor");
    expect(of.message?.text).toBe("constructor? ? shows what can be said.");
    of.submit("fly");
    expect(of.message?.text).toContain("fly?");
  });

  it("sort, hint, tell the table and help", () => {
    const of = session("Anna,bot");
    expect(textOf(of)).toContain("Your hand, by suit");
    of.submit("s");
    expect(textOf(of)).toContain("Your hand, by rank");
    of.submit("h");
    expect(textOf(of)).toContain("hint  ");
    of.submit("t");
    expect(textOf(of)).toContain("Who laid what, by round");
    of.submit("?");
    for (const at of [size, { width: 60, height: 19 }]) {
      expect(textOf(of, at)).toContain("extend meld 2");
      expect(textOf(of, at)).toContain("draw from the pile");
      expect(textOf(of, at)).toContain("Enter goes back.");
    }
    of.submit("");
    expect(textOf(of)).toContain("Your hand, by rank");
  });

  it("read any paragraph a refusal names, whole, and say where there is none", () => {
    const book = rulebookOf(readFileSync("lib/rules/rummy/RULES.md", "utf8"));
    const of = session("Anna,bot", { rules: () => book, signs: ascii });
    of.submit("? 1.2");
    expect(textOf(of)).toContain("-- Rule 1.2 --");
    expect(textOf(of)).toContain("   In 8D, joker, 10D the joker stands for 9D and is worth 9: together 27.");
    of.submit("");
    expect(textOf(of)).toContain("Your hand, by suit");
    const at = { width: 60, height: 19 };
    for (const { number } of paragraphsIn(book)) {
      of.submit(`rule ${number}`);
      expect(screenOf(of, at).length, number).toBeLessThan(at.height - 1);
      expect(textOf(of, at)).toMatch(/^-- Rule[\x20-\x7e\n]*Enter goes back\.$/);
    }
    of.submit("? 9.9");
    expect(of.message?.text).toBe("The rules have no 9.9.");
  });

  it("word every refusal there is", () => {
    for (const code of refusalCodes) expect(englishRummy.refusals[code]).toBeTruthy();
  });

  it("are drawn with letters alone where there are no signs", () => {
    const of = session("Anna,bot", { signs: ascii });
    expect(textOf(of)).toMatch(/^[\x20-\x7e\n]*$/);
  });
});

describe("what is kept", () => {
  it("goes on where it was", () => {
    const of = session("Anna,Tomas");
    playedUntil(of, () => (of.match?.state.turn ?? 0) > 8 && of.phase === "turn");
    const later = session("Anna,Tomas", { sitters: null, hasLength: false });
    expect(textOf(later)).toContain("A match is kept here: Anna, Tomas, deal 1.");
    expect(textOf(later)).not.toContain("Your hand");
    later.submit("");
    expect(later.match?.state).toEqual(of.match?.state);
    expect(later.match?.history).toEqual(of.match?.history);
    expect(later.phase).toBe("pass");
    expect(readdirSync(folder)).toEqual(["match.json"]);
  });

  it("goes on past its first deal also where an older program kept it, which called the look at a score otherwise", () => {
    const of = session("Anna,bot", { options: { goal: "deals", deals: 3 } });
    playedUntil(of, () => of.match?.state.results.length === 1 && of.phase === "turn");
    const kept = readFileSync(path(), "utf8");
    const old = kept.replaceAll('"action":"seen"', '"action":"ready"');
    expect(old).not.toBe(kept);
    writeFileSync(path(), old);
    const later = loaded(path());
    expect(later?.state).toEqual(of.match?.state);
    if (later) save(path(), later);
    expect(readFileSync(path(), "utf8")).toBe(kept);
  });

  it("is left for another match where that is wished for", () => {
    session("Anna,Tomas");
    const other = session("Mia,Jonas");
    other.submit("n");
    expect(other.match?.sitters[0]?.name).toBe("Mia");
  });

  const path = () => join(folder, "match.json");
  const broken: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ["cut off", (text) => text.slice(0, -40), /not whole/],
    ["of something else", () => `{"cards":[]}`, /no match of Rummy/],
    ["newer", (text) => text.replace('"version":1', '"version":2'), /newer/],
    ["against the rules", (text) => text.replace('"from":"pile"', '"from":"discards"'), /rules/],
    ["with too few seats", (text) => text.replace(/"sitters":\[\{.*?\},/, '"sitters":['), /broken/],
  ];

  it.each(broken)("is refused and left as it is when it is %s", (_, spoil, reason) => {
    const of = session("Anna,Tomas");
    of.submit("");
    of.submit("d");
    const spoilt = spoil(readFileSync(path(), "utf8"));
    writeFileSync(path(), spoilt);
    expect(() => loaded(path())).toThrow(Unreadable);
    expect(() => session("Anna,Tomas", { fresh: true })).toThrow(reason);
    expect(readFileSync(path(), "utf8")).toBe(spoilt);
  });

  it("is copied where that is asked for, over no other match", () => {
    const of = session("Anna,bot");
    const copy = join(folder, "copy.json");
    of.submit(`save ${copy}`);
    expect([of.message?.kind, existsSync(copy)]).toEqual(["ok", true]);
    of.submit(`save ${copy}`);
    expect(of.message?.kind).toBe("error");
    expect(loaded(copy)?.state).toEqual(of.match?.state);
  });

  it("is a match's own record", () => {
    const of = session("Anna,bot");
    playedUntil(of, () => of.phase === "over");
    if (!(of.match instanceof KeyboardMatch)) throw new Error("no match");
    save(join(folder, "end.json"), of.match);
    const outcome = rummy.outcome(of.match.state);
    expect(outcome).not.toBeNull();
    expect(rummy.outcome(loaded(join(folder, "end.json"))?.state ?? of.match.state)).toEqual(outcome);
  });
});
