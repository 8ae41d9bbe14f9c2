import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestTerminal } from "@/cli/rummy/testing/terminal";
import { typedFor } from "@/cli/rummy/testing/typing";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction } from "@/lib/rules/rummy/state";
import { laidNow } from "@/lib/rules/rummy/turn";
import { arrange, expect, freshCode, test } from "../fixtures";
import { foundDeal, makePlanned, type PlannedDeal } from "../play/rummy-deal";

const options = { ...rummy.defaults, clock: 0, deals: 1 } as const;
const [ANN, , SALMA] = [0, 1, 2];

const hasJoker = (action: RummyAction) =>
  action.action === "lay"
    ? action.melds.some(({ cards }) => cards.some((card) => card.startsWith("JK")))
    : action.action === "extend" && action.card.startsWith("JK");

/** A short deal that the first seat begins and the terminal closes, in which it declares and a page does, without a joker's choice there. */
function isGood({ moves }: PlannedDeal): boolean {
  const last = moves.at(-1);
  const lays = (seat: number) => moves.some(({ before, action }) => before.current === seat && action.action === "lay");
  return (
    moves[0]?.before.current === ANN &&
    last?.action.action === "close" &&
    last.before.current === SALMA &&
    (lays(ANN) || lays(1)) &&
    moves.every(({ before, action }) => before.current === SALMA || !hasJoker(action))
  );
}
/** Where such a deal was found. */
const FOUND = 91;

test("two pages, one of them a phone's, and a terminal play a deal to its close", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(180_000);
  const deal = foundDeal(FOUND, 3, options, isGood);
  const folder = await mkdtemp(join(tmpdir(), "rummy-terminal-"));
  const [ann, badr] = [await invite("Ann"), await invite("بدر", { on: "phone", language: "ar" })];
  const code = freshCode();
  await ann.isKnownAt(code, "friends");
  await ann.goTo(code, "rummy");
  await expect(ann.seats).toBeVisible();
  await badr.isKnownAt(code);
  await badr.goTo(code, "rummy");
  await expect(ann.seats).toContainText(badr.name);
  await ann.choose(ann.t("rummy.options.noClock"));
  await ann.choose(ann.t("rummy.options.dealsCount", { count: 1 }));

  const link = `${arrangedServer.url}/rummy/${code}`;
  // A Node as people have it, whatever the tests have been given.
  const env = { XDG_STATE_HOME: folder, NODE_OPTIONS: "" };
  const sit = (name: readonly string[]) => new TestTerminal(["--join", link, ...name, "--no-animation"], 80, 24, env);
  let salma = sit(["--name", "Salma"]);
  try {
    await salma.until(() => salma.text.includes("Enter says that you are ready"), "sits");
    expect(salma.text).toMatch(/1 {2}Ann {2}host.*\n2 {2}بدر/);
    salma.type("\r");
    await expect(ann.seats).toContainText("Salma");
    await arrange(arrangedServer, code, { seed: deal.seed }, "rummy");
    await ann.start.click();

    let hasComeBack = false;
    for (const move of deal.moves) {
      const { before, action } = move;
      if (before.current !== SALMA) {
        const person = before.current === ANN ? ann : badr;
        if (action.action === "draw")
          await expect(person.page.locator("[data-standing]")).toContainText(person.t("rummy.phase.draw"));
        await makePlanned(person, move);
        continue;
      }
      if (action.action === "draw") await salma.until(() => salma.text.includes(" d  draw"), "is on turn");
      if (action.action === "draw" && !hasComeBack) {
        // The window is closed, and she is back where she was without a word of who she is.
        hasComeBack = true;
        salma.type("\u0003");
        expect(await salma.ended()).toBe(130);
        salma = sit([]);
        await salma.until(() => salma.text.includes(" d  draw"), "is back on turn");
        expect(salma.text).toContain("Salma > ");
      }
      for (const line of typedFor(action, laidNow(before).declared)) salma.type(`${line}\r`);
    }
    await salma.until(() => salma.text.includes("Salma wins with 0."), "has won");
    await expect(ann.page.locator("[data-result=over]")).toContainText("Salma");
    await expect(badr.page.locator("[data-result=over]")).toBeVisible();
    salma.type("q\r");
    expect(await salma.ended()).toBe(0);
    expect(ann.complaints.concat(badr.complaints)).toEqual([]);
  } finally {
    salma.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
