import * as z from "zod/mini";
import { acceptableName } from "@/lib/client/identity";
import type { BotLevel, Refusal, Seat } from "@/lib/rules/game";
import { botLevels } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import { type Paragraph, paragraphsIn, type Rulebook } from "@/lib/rules/rulebook";
import { rummy } from "@/lib/rules/rummy";
import { declarationOf, type End, endsFor, meldPoints, meldsOf, whyNoMeld } from "@/lib/rules/rummy/melds";
import type { Meld, RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import { type Laid, laidNow, mustBeLaid } from "@/lib/rules/rummy/turn";
import { type AnyMatch, KeyboardMatch, type Sitter } from "./keyboard-match";
import { type Answer, isForAnyTime, OnlineCommands } from "./online-commands";
import type { OnlineMatch } from "./online-match";
import { loaded, save, Unreadable } from "./save-file";
import { shownOf, under } from "./screen-lines";
import { nameOf, namesOf, type Signs, type Sorting, sortedBy } from "./signs";
import { cardsIn } from "./typed-cards";
import { englishRummy, type RummyWords } from "./words/en";

/** Which screen is shown. */
type Phase = "resume" | "names" | "length" | "name" | "lobby" | "pass" | "turn" | "wait" | "score" | "over" | "closed";

interface Message {
  readonly kind: "error" | "ok";
  readonly text: string;
  readonly rule: string | null;
}

/** A question with a few answers, as where a joker has two places. */
interface Choice {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly take: () => void }[];
}

/** What was asked for when the program was started. */
export interface Wishes {
  readonly sitters: readonly Sitter[] | null;
  readonly options: Partial<RummyOptions>;
  /** Whether the length of the match was named. */
  readonly hasLength: boolean;
  readonly seed: string;
  /** Where a match at this keyboard is kept, null where none is played. */
  readonly path: string | null;
  readonly fresh: boolean;
  readonly signs: Signs;
  readonly words?: RummyWords;
  /** Whether lines are turned round here, for a terminal that would not. */
  readonly isTurned?: boolean;
  /** The rules to be read here. */
  readonly rules?: () => Rulebook;
  /** What has to be typed to be back at a table of a house. */
  readonly wayBack?: (link: string) => string;
}

const NAME_LENGTH = 16;
const isLevel = (word: string): word is BotLevel => botLevels.some((level) => level === word);

/** Who plays, from `Anna, Tomas, bot, bot:strong`; a sentence where that cannot be. */
export function sittersIn(text: string, say: RummyWords = englishRummy): readonly Sitter[] | string {
  const words = text.split(/[,،]/).map((word) => word.normalize("NFC").trim());
  if (words.length < 2 || words.length > 6) return say.twoToSix;
  const names: Sitter[] = [];
  for (const word of words) {
    const [, level = "good"] = /^bot(?::(\w+))?$/i.exec(word) ?? [];
    const isBot = /^bot(:|$)/i.test(word);
    if (isBot && !isLevel(level)) return say.noBot(level);
    const free = say.botNames.find((one) => !words.includes(one) && !names.some(({ name }) => name === one));
    const name = isBot ? (free ?? `Bot ${names.length}`) : word;
    if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _.'-]*$/u.test(name)) return say.badName;
    if ([...name].length > NAME_LENGTH) return say.longName(NAME_LENGTH);
    if (names.some((other) => other.name.toLowerCase() === name.toLowerCase())) return say.twoCalled(name);
    names.push({ name, bot: isBot && isLevel(level) ? level : null });
  }
  return names;
}

/** Everything between a line that was typed and a screen: a match at one keyboard, with nothing of the terminal in it. */
export class Session {
  phase: Phase;
  overlay: "help" | "history" | "talk" | "link" | "rule" | null = null;
  /** The paragraph that was asked for. */
  rule: Paragraph | null = null;
  match: AnyMatch | null = null;
  /** The table of the house that is played at, where it is not this keyboard. */
  table: OnlineMatch | null = null;
  composed: readonly Meld[] = [];
  sorting: Sorting = "suit";
  hints = false;
  message: Message | null = null;
  choice: Choice | null = null;
  /** A command that still lacks its words. */
  asking: { readonly command: string; readonly question: string } | null = null;
  /** The number to end with, null while the session goes on. */
  exit: number | null = null;
  /** Grows with every deal: a reason to show how the cards are shuffled. */
  deals = 0;
  readonly signs: Signs;
  readonly words: RummyWords;
  readonly isTurned: boolean;
  /** Called whenever the table of the house has something new to show. */
  changed: () => void = () => {};
  /** Called once when a turn of whoever sits at a table of the house begins: they may look elsewhere. */
  onTurn: () => void = () => {};
  /** The link that is looked for, before there is a table. */
  seeking = "";
  /** What is said once the terminal is as it was. */
  lastWords: string | null = null;
  #hasLeft = false;
  /** Whether a clock is worth showing: on a pipe nothing is painted anew. */
  showsClock = true;
  /** The picture of the table's link, line by line, where there is one. */
  qr: readonly string[] = [];
  readonly #wishes: Wishes;
  #commands: OnlineCommands | null = null;
  /** Lines that came before the table had answered those before them. */
  #typedAhead: readonly string[] = [];
  /** The turn whose card was asked for and not seen yet. */
  #drawing: "drew" | "took" | null = null;
  #turn = -1;
  #dealtAt = -1;
  #sitters: readonly Sitter[] | null;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.signs = wishes.signs;
    this.words = wishes.words ?? englishRummy;
    this.isTurned = wishes.isTurned === true;
    this.#sitters = wishes.sitters;
    // What lies there is read before it could be written over, even where it is not to be played on.
    const kept = wishes.path === null ? null : loaded(wishes.path);
    this.phase = "names";
    if (wishes.path === null) this.phase = "lobby";
    else if (kept && !kept.isOver && !wishes.fresh) {
      this.match = kept;
      this.phase = "resume";
    } else this.#askOn();
  }

  /** Plays at a table of the house from now on. */
  sitAt(table: OnlineMatch): void {
    this.table = table;
    this.#commands = new OnlineCommands(table);
    this.refresh();
  }

  /** The table has changed: what was composed goes back where it is another turn's. */
  refresh(): void {
    const { table } = this;
    if (!table) return;
    const before = this.phase;
    this.phase = table.phase;
    this.match = this.phase === "lobby" || this.phase === "closed" ? null : table;
    this.#hear(table);
    const { view } = this;
    const turn = this.phase === "turn" && view ? view.turn : -1;
    if (turn !== this.#turn || before !== this.phase) {
      if (this.#turn >= 0 && turn !== this.#turn) this.#tableGoesOn();
      if (turn >= 0 && turn !== this.#turn) this.onTurn();
      this.#turn = turn;
    }
    // The cards are shuffled where one is there to see it.
    if (view && view.dealtAt !== this.#dealtAt && !view.asked) {
      if (view.turn === view.dealtAt) this.deals++;
      this.#dealtAt = view.dealtAt;
    }
    this.#tellDrawn();
    this.#takeTypedAhead();
    this.changed();
  }

  #named: (name: string) => void = () => {};
  /** What somebody is called who says nothing else. */
  usualName = "";

  /** Asks what one is called at the table, and goes on with that. */
  askName(usual: string, named: (name: string) => void): void {
    this.usualName = usual;
    this.#named = named;
    this.phase = "name";
    this.changed();
  }

  #takeName(line: string): void {
    const name = acceptableName(line || this.usualName);
    if (name === null) return this.#say(this.words.online.badName);
    this.phase = "lobby";
    this.#named(name);
  }

  /** There is no table to sit at. */
  fail(words: string, code: number): void {
    this.lastWords = words.split("\n").map(shownOf).join("\n");
    this.exit = code;
    this.changed();
  }

  /** Another's turn begins, or the score: what was only composed is the hand's again. */
  #tableGoesOn(): void {
    this.composed = [];
    this.choice = null;
    this.#drawing = null;
    if (this.asking?.command !== "say") this.asking = null;
  }

  #hear(table: OnlineMatch): void {
    const word = table.news();
    if (!word) return;
    const { code } = word;
    if (word.kind === "notice") {
      const text = under(this.words.online.notices, code) ?? code;
      // What stays so is said for as long as it does.
      if (text !== table.trouble) this.message = { kind: "error", text, rule: null };
      return;
    }
    this.#say(this.#sentence(code), word.rule || null);
    // What was typed in the belief that it would be taken is not.
    this.#typedAhead = [];
  }

  #tellDrawn(): void {
    const { view } = this;
    if (!this.#drawing || !view || view.owed || view.picked === null || this.table?.isBusy) return;
    const card = view.hands[view.current]?.at(-1);
    if (view.picked === "nothing") this.#tell(this.words.drewNone);
    else if (card) this.#tell(this.words[this.#drawing](nameOf(card, this.signs)));
    this.#drawing = null;
  }

  #takeTypedAhead(): void {
    while (this.#typedAhead.length > 0 && this.takes(this.#typedAhead[0] ?? "") && this.exit === null) {
      const [line = "", ...others] = this.#typedAhead;
      this.#typedAhead = others;
      this.#submitOnline(line);
    }
  }

  /** Whether a line is understood now, or only once the table has gone on. */
  takes(line: string): boolean {
    const { table } = this;
    if (!table) return !this.isAway || this.phase === "name";
    return this.choice !== null || this.asking !== null || isForAnyTime(line) || table.isAsked;
  }

  /** Whether anything that was typed waits for the table. */
  get isBehind(): boolean {
    return this.#typedAhead.length > 0 || (this.table?.isBusy ?? false);
  }

  /** What to remember of a match that goes on: the way back to one's seat. */
  get farewell(): string | null {
    const { table } = this;
    const isKept = table?.table?.status === "playing" && table.seat !== null && !this.#hasLeft;
    if (!isKept) return null;
    const { wayBack = (link: string) => link } = this.#wishes;
    return this.words.online.seatKept(wayBack(table.invitation));
  }

  /** Whether it plays at a table of a house, be it found yet or not. */
  get isAway(): boolean {
    return this.#wishes.path === null;
  }

  get path(): string {
    return this.#wishes.path ?? "";
  }

  /** Whose hand is shown, null where none may be. */
  get viewer(): Seat | null {
    if (this.table) return this.match && this.table.seat;
    return this.phase === "turn" ? (this.match?.state.current ?? null) : null;
  }

  /** The state as whoever looks at the screen sees it. */
  get view(): RummyState | null {
    return this.match && rummy.view(this.match.state, this.viewer);
  }

  /** How it lies for whoever is on turn, less what they have composed. */
  get lying(): Omit<Laid, "hand"> & { readonly hand: readonly PackCard[] } {
    const { view } = this;
    if (!view) return { melds: [], hand: [], declared: false };
    const laid = laidNow(view);
    const spent = this.composed.flatMap(({ cards }) => cards);
    const isOn = this.viewer === null || this.viewer === view.current;
    const held = isOn ? laid.hand : (view.hands[this.viewer ?? 0] ?? []);
    const hand = held.filter((card) => card !== null).filter((card) => !spent.includes(card));
    return { ...laid, hand: sortedBy(hand, this.sorting) };
  }

  get prompt(): string {
    const { asking, choice, match } = this;
    const name = match && this.viewer !== null ? `${shownOf(match.sitters[this.viewer]?.name ?? "")} ` : "";
    if (choice) return `${name}1-${choice.answers.length} > `;
    return asking ? `${name}${asking.command} > ` : `${name}> `;
  }

  /** What Enter would add to what is composed, empty where that is not to be told. */
  preview(typed: string): string {
    const [, groups] = /^(?:m|meld)\s+(.+)$/i.exec(this.asking ? `${this.asking.command} ${typed}` : typed) ?? [];
    if (this.phase !== "turn" || this.choice || !groups) return "";
    const used: PackCard[] = [];
    const named = groups.split("/").map((group) => {
      const read = cardsIn(group.trim().split(/\s+/).filter(Boolean), this.lying.hand, used);
      if ("unknown" in read) return null;
      used.push(...read.cards);
      return namesOf(read.cards, this.signs);
    });
    return named.includes(null) || used.length === 0 ? "" : this.words.adds(named.filter(Boolean).join(" / "));
  }

  submit(text: string): void {
    const line = text.trim();
    this.message = null;
    if (this.overlay) {
      this.overlay = null;
      if (!line) return;
    }
    if (!this.table && /^(q|quit|exit)$/i.test(line)) return this.#leave();
    const [, number] = /^(?:\?|help|rule)\s*(\d+\.\d+)$/i.exec(line) ?? [];
    if (number) return this.#readRule(number);
    if (line === "?" || /^help$/i.test(line)) {
      this.overlay = "help";
      return;
    }
    if (this.table) {
      // Fast hands, and what is pasted, do not wait for the table's answer.
      const isEarly = this.table.isBusy || this.#typedAhead.length > 0;
      if (isEarly && !(isForAnyTime(line) || this.choice || this.asking))
        this.#typedAhead = [...this.#typedAhead, line];
      else this.#submitOnline(line);
      return;
    }
    switch (this.phase) {
      case "resume":
        return this.#resume(line);
      case "name":
        return this.#takeName(line);
      case "names":
        return this.#takeNames(line || this.words.usualPlayers);
      case "length":
        return this.#takeLength(line || "3");
      case "pass":
        if (line) this.#say(this.words.onlyEnter(this.#current()));
        else this.phase = "turn";
        return;
      case "turn":
        return this.#takeTurn(line);
      case "score":
        this.match?.nextDeal();
        this.deals++;
        return this.#goOn();
      case "over":
        this.exit = 0;
    }
  }

  #readRule(number: string): void {
    const { rules } = this.#wishes;
    this.rule = (rules && paragraphsIn(rules()).find((one) => one.number === number)) ?? null;
    if (this.rule) this.overlay = "rule";
    else this.#say(this.words.noRule(number));
  }

  /** A line at a table of the house: what is said to it, or a command of one's turn. */
  #submitOnline(line: string): void {
    if (this.choice) return this.#choose(line);
    const { asking } = this;
    if (asking && !line) {
      this.asking = null;
      return;
    }
    const said = asking ? `${asking.command} ${line}` : line;
    const answer = this.#commands?.answer(said) ?? null;
    if (answer) {
      this.asking = null;
      this.#answered(answer);
    } else if (this.table?.seat === null && !isForAnyTime(line)) this.#say(this.words.online.lookOn);
    else if (this.phase === "turn" || this.phase === "wait") this.#takeTurn(line);
    else this.#say(this.words.unknown(said));
  }

  #answered(answer: Answer): void {
    if (answer === "done") return;
    if ("text" in answer) this.message = { ...answer, rule: null };
    else if ("ask" in answer) this.#ask(answer.ask.command, answer.ask.question);
    else if ("overlay" in answer) this.overlay = answer.overlay;
    else if ("exit" in answer) this.exit = answer.exit;
    else this.#askWhetherToLeave();
  }

  #askWhetherToLeave(): void {
    const { reallyLeave, stay, leaveNow } = this.words.online;
    const leave = () => {
      this.table?.say({ action: "stand" });
      this.#hasLeft = true;
      this.#leave();
    };
    if (this.phase === "lobby" || this.phase === "over" || this.table?.seat === null) return leave();
    this.choice = {
      question: reallyLeave,
      answers: [
        { label: stay, take: () => {} },
        { label: leaveNow, take: leave },
      ],
    };
  }

  #sentence = (code: string): string => under(this.words.refusals, code) ?? code;

  #say(text: string, rule: string | null = null): void {
    this.message = { kind: "error", text, rule };
  }

  #tell(text: string): void {
    this.message = { kind: "ok", text, rule: null };
  }

  #current = (): string => this.match?.sitters[this.match.state.current]?.name ?? "";

  #leave(): void {
    this.exit = 0;
  }

  #resume(line: string): void {
    if (/^n/i.test(line)) {
      this.match = null;
      return this.#askOn();
    }
    if (line) return this.#say(this.words.goOnOrN);
    this.#goOn();
  }

  /** Asks for what is not known yet, or begins. */
  #askOn(): void {
    const { options, hasLength, seed } = this.#wishes;
    if (!this.#sitters) this.phase = "names";
    else if (!hasLength && !this.#length) this.phase = "length";
    else {
      const rules = { ...rummy.defaults, ...options, ...this.#length };
      this.match = new KeyboardMatch(this.#sitters, rules, seed);
      this.deals++;
      this.#goOn();
    }
  }

  #length: Partial<RummyOptions> | null = null;

  #takeNames(line: string): void {
    const sitters = sittersIn(line, this.words);
    if (typeof sitters === "string") return this.#say(sitters);
    this.#sitters = sitters;
    this.#askOn();
  }

  #takeLength(line: string): void {
    const number = Number(/^\d+/.exec(line)?.[0]);
    const found = [
      { goal: "deals", deals: number },
      { goal: "points", points: number },
    ].map((some) => z.safeParse(rummy.options, { ...rummy.defaults, ...some }));
    const [length] = found.flatMap((one) => (one.success ? [one.data] : []));
    if (!length) return this.#say(this.words.lengths);
    const { goal, deals, points } = length;
    this.#length = { goal, deals, points };
    this.#askOn();
  }

  /** Lets bots play and shows what comes then, with everything kept. */
  #goOn(): void {
    const { match } = this;
    if (this.table) return this.refresh();
    if (!match) return;
    match.letBotsPlay();
    this.#keep();
    this.composed = [];
    if (match.isOver) this.phase = "over";
    else if (match.state.asked) this.phase = "score";
    else this.phase = match.humans > 1 ? "pass" : "turn";
  }

  #keep(): void {
    if (this.match instanceof KeyboardMatch) save(this.path, this.match);
  }

  #takeTurn(line: string): void {
    if (this.choice) return this.#choose(line);
    const { asking } = this;
    this.asking = null;
    const [word = "", ...words] = (asking ? `${asking.command} ${line}` : line).split(/\s+/);
    if (asking && !line) return;
    const command = under(commands, word.toLowerCase());
    if (!word) return this.phase === "turn" && this.match?.state.picked === null ? this.#draw("pile") : undefined;
    if (!command) return this.#say(this.words.unknown(word));
    this.#commanded(command, words);
  }

  #commanded(command: Command, words: readonly string[]): void {
    switch (command) {
      case "draw":
        return this.#draw("pile");
      case "pick":
        return this.#draw("discards");
      case "back":
        return this.#plain({ action: "putBack" });
      case "meld":
        return words.length > 0 ? this.#meld(words) : this.#ask("m", this.words.whichCards);
      case "ok":
        this.#declare();
        return;
      case "extend":
        return this.#onMeld("e", words, (place, card, end) => this.#extend(place, card, end));
      case "joker":
        return this.#onMeld("j", words, (meld, card) => this.#plain({ action: "exchange", meld, card }));
      case "undo":
        return this.#undo();
      case "discard":
      case "close":
        return this.#end(command, words);
      case "sort":
        this.sorting = this.sorting === "suit" ? "rank" : "suit";
        return;
      case "hints":
        this.hints = !this.hints;
        return;
      case "table":
        this.overlay = "history";
        return;
      case "save":
        return this.#saveCopy(words);
    }
  }

  #ask(command: string, question: string): void {
    this.asking = { command, question };
  }

  /** Plays a move of whoever is on turn, if the rules let it pass. */
  #try(action: RummyAction): boolean {
    const { match } = this;
    if (!match) return false;
    const seat = this.viewer ?? match.state.current;
    const refusal = match.check(seat, action) ?? match.play(seat, action);
    if (refusal) this.#refused(refusal, action);
    else this.#keep();
    return refusal === null;
  }

  #plain(action: RummyAction): void {
    this.#try(action);
  }

  #refused(refusal: Refusal, action: RummyAction): void {
    const melds = action.action === "lay" ? action.melds : [];
    const { points, missing } = declarationOf(melds);
    const short = refusal.code === "notEnough" ? this.words.worth(points, missing) : "";
    this.#say(this.#sentence(refusal.code) + short, refusal.rule);
  }

  #draw(from: "pile" | "discards"): void {
    if (!this.#try({ action: "draw", from })) return;
    this.#drawing = from === "pile" ? "drew" : "took";
    this.#tellDrawn();
  }

  /** Melds with / between them: composed before the first declaration, laid at once after it. */
  #meld(words: readonly string[]): void {
    const groups = words
      .join(" ")
      .split("/")
      .map((group) => group.trim().split(/\s+/).filter(Boolean));
    this.#meldOn(groups, []);
  }

  #meldOn(groups: readonly (readonly string[])[], done: readonly Meld[]): void {
    const [group, ...others] = groups;
    if (!group) return this.#melded(done);
    const used = done.flatMap(({ cards }) => cards);
    const read = cardsIn(group, this.lying.hand, used);
    if ("unknown" in read) return this.#say(this.words.notInHand(read.unknown), "3.1");
    const { cards, named } = read;
    const asNamed = (["set", "run"] as const).map((kind): Meld => ({ kind, cards })).filter((meld) => !whyNoMeld(meld));
    const melds = named && asNamed.length === 1 ? asNamed : meldsOf(cards);
    const [only, another] = melds;
    if (!only) return this.#noMeld(cards);
    if (!another) return this.#meldOn(others, [...done, only]);
    this.choice = {
      question: this.words.jokerPlaces,
      answers: melds.map((meld) => ({
        label: `${meld.kind === "set" ? this.words.set : this.words.sequence} ${namesOf(meld.cards, this.signs)}, ${meldPoints(meld)}`,
        take: () => this.#meldOn(others, [...done, meld]),
      })),
    };
  }

  #noMeld(cards: readonly PackCard[]): void {
    const sorted = sortedBy(cards, "rank").toReversed();
    const faults = (["run", "set"] as const).map((kind) => whyNoMeld({ kind, cards: sorted }));
    const alike = new Set(cards.map((card) => card.replace(/[CDHS]?\.\d$/, ""))).size < cards.length - 1;
    const fault = (alike ? faults[1] : faults[0]) ?? "notInOrder";
    const rule = {
      tooShort: "4.1",
      onlyJokers: "4.6",
      otherRank: "4.5",
      sameSuit: "4.5",
      setFull: "4.5",
      noWrap: "4.4",
    };
    const found = Object.entries(rule).find(([code]) => code === fault)?.[1] ?? "4.2";
    this.#say(`${namesOf(cards, this.signs)}: ${this.#sentence(fault)}`, found);
  }

  #melded(melds: readonly Meld[]): void {
    const { state } = this.match ?? {};
    if (!state) return;
    if (laidNow(state).declared) return this.#plain({ action: "lay", melds });
    // Whatever the rules say of these cards but that they are too few is said now.
    const action: RummyAction = { action: "lay", melds: [...this.composed, ...melds] };
    const refusal = rummy.check(state, this.viewer ?? state.current, action);
    if (refusal && refusal.code !== "notEnough" && refusal.code !== "noPure") return this.#refused(refusal, action);
    this.composed = action.melds;
    if (!refusal) this.#tell(this.words.enoughNow);
  }

  /** Lays what was composed; true where nothing is left to declare. */
  #declare(): boolean {
    if (this.composed.length === 0) {
      this.#say(this.words.nothingComposed);
      return false;
    }
    if (!this.#try({ action: "lay", melds: this.composed })) return false;
    this.composed = [];
    this.#tell(this.words.youDeclared);
    return true;
  }

  #undo(): void {
    if (this.composed.length > 0) this.composed = this.composed.slice(0, -1);
    else this.#plain({ action: "undo" });
  }

  /** What is done with a card at a meld on the table. */
  #onMeld(command: string, words: readonly string[], act: (place: number, card: PackCard, end: string) => void): void {
    const [place = "", name, end = ""] = words;
    if (!place) return this.#ask(command, this.words.atWhichMeld);
    if (!/^\d+$/.test(place)) return this.#say(this.words.noMeldNumber(place), "6.2");
    if (!name) return this.#ask(`${command} ${place}`, this.words.whichCard);
    if (this.composed.length > 0 && !this.#declare()) return;
    const read = cardsIn([name], this.lying.hand);
    const [card] = "cards" in read ? read.cards : [];
    if (!card) return this.#say(this.words.notInHand(name), "3.1");
    act(Number(place) - 1, card, end);
  }

  #extend(place: number, card: PackCard, wanted: string): void {
    const meld = this.lying.melds[place];
    const ends = meld ? endsFor(meld, card) : [];
    const [first = meld?.kind === "set" ? "set" : "high", second] = ends;
    const named = (["low", "high"] as const).find((end) => wanted && end.startsWith(wanted.toLowerCase()));
    const at = (end: End) => this.#plain({ action: "extend", meld: place, card, end });
    if (named) return at(named);
    if (!second) return at(first);
    this.choice = {
      question: this.words.bothEnds,
      answers: ends.map((end) => ({
        label: end === "low" ? this.words.lowEnd : this.words.highEnd,
        take: () => at(end),
      })),
    };
  }

  #end(action: "discard" | "close", words: readonly string[]): void {
    const { state } = this.match ?? {};
    if (!state) return;
    if (state.picked !== null && this.composed.length > 0 && !this.#declare()) return;
    const { hand } = this.lying;
    const [name] = words;
    if (!name && (action === "discard" || hand.length > 1) && !mustBeLaid(state)) {
      if (action === "discard") return this.#ask("x", this.words.whichDiscard);
      return this.#say(this.#sentence("notOneLeft"), "7.1");
    }
    const read = name ? cardsIn([name], hand) : { cards: hand.slice(0, 1) };
    const [card] = "cards" in read ? read.cards : [];
    if (!card) return this.#say(this.words.notInHand(name ?? this.words.that), "3.1");
    if (this.#try({ action, card })) this.#goOn();
  }

  #saveCopy(words: readonly string[]): void {
    const [path] = words;
    if (!path) return this.#tell(this.words.keptIn(this.path));
    try {
      if (loaded(path)) return this.#say(this.words.holdsMatch(path));
      if (!(this.match instanceof KeyboardMatch)) return this.#say(this.words.houseKeeps);
      save(path, this.match);
      this.#tell(this.words.copied(path));
    } catch (error) {
      this.#say(error instanceof Unreadable ? this.words.unreadable[error.why](path) : this.words.cannotWrite(path));
    }
  }

  #choose(line: string): void {
    const { choice } = this;
    this.choice = null;
    const answer = choice?.answers[Number(line) - 1];
    if (answer) answer.take();
    else this.#say(this.words.nothingChosen);
  }
}

/** What can be said in a turn, by every word for it. */
const commands: Readonly<Record<string, Command | undefined>> = {
  ...{ d: "draw", draw: "draw", p: "pick", pick: "pick", take: "pick", b: "back", back: "back" },
  ...{ m: "meld", meld: "meld", ok: "ok", declare: "ok", e: "extend", extend: "extend", j: "joker", joker: "joker" },
  ...{ u: "undo", undo: "undo", x: "discard", discard: "discard", c: "close", close: "close", s: "sort", sort: "sort" },
  ...{ h: "hints", hints: "hints", t: "table", table: "table", save: "save" },
};
type Command =
  | "draw"
  | "pick"
  | "back"
  | "meld"
  | "ok"
  | "extend"
  | "joker"
  | "undo"
  | "discard"
  | "close"
  | "sort"
  | "hints"
  | "table"
  | "save";
