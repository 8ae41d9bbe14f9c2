import type { BalootAction, BalootState } from "@/lib/rules/baloot";
import { arrange, freshCode } from "../fixtures";
import { showing } from "../play/baloot/showing";
import { BalootSitter } from "../play/baloot/sitter";
import type { Server } from "../server";
import type { Target } from "./look";
import type { Visitor } from "./visitor";
import { expect, visits } from "./visits";

const hand = "[data-hand] [data-card]";
const deed = (name: string): Target => ({ css: `[data-deed="${name}"]` });
const OTHERS = ["Badr", "Salma", "Yousef"] as const;
/** The first hand of a match that is known before it is played. */
const turns = showing.turns.filter(({ before }) => before.deals.length === 0);

/** What is pressed, one after the other, for what the plan has the first seat do besides its cards. */
function presses(action: BalootAction, before: BalootState): readonly Target[] {
  switch (action.action) {
    case "bid":
      return action.bid === "hokum" && before.deal.round === 2 ? [deed(`hokum-${action.suit}`)] : [deed(action.bid)];
    case "decline":
      return [deed(before.phase === "lastCall" ? "stand" : "decline")];
    case "declare":
      return [deed(`declare-${action.cards.join("-")}`)];
    case "answer":
      return [deed(action.accept ? "accept" : "refuse")];
    default:
      throw new Error(`the plan has no ${action.action} for the first seat`);
  }
}

/** Plays a card as people do: a finger lifts it and taps again, a mouse clicks once, either may drag it. */
async function lays(noura: Visitor, card: string, by: "press" | "drag"): Promise<void> {
  const own = { css: `[data-hand] [data-card="${card}"]` };
  const isGone = async () => (await noura.count(own)) === 0;
  await expect(async () => {
    if (await isGone()) return;
    const spot = await noura.reaches(own);
    if (by === "press") await noura.page.press(spot);
    else await noura.page.drag(spot, { x: spot.x, y: spot.y * 0.6 });
    await expect.poll(isGone, { timeout: 1_000 }).toBe(true);
  }).toPass({ timeout: 40_000, intervals: [50] });
}

async function pass(server: Server, code: string, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10_000)
    await arrange(server, code, { advance: Math.min(left, 10_000) }, "baloot");
}

const held = ({ page }: Visitor) =>
  page.ask((css) => [...document.querySelectorAll(css)].map((card) => card.getAttribute("data-card")).sort(), hand);

// The end of a hand is the same wherever it was played: it is come to once.
for (const [on, language, most, end] of [
  ["phone", "ar", 8, "to its sheet"],
  ["desktop", "en", 3, "for three cards"],
] as const)
  visits(
    `Baloot is bid and played, over a reload, ${end}, on the ${on} in ${language}`,
    async ({ visit, arrangedServer }) => {
      const code = freshCode();
      const noura = await visit("Noura", { on, language });
      const { t } = noura;
      await noura.comesTo(code, "baloot");
      const sitters: BalootSitter[] = [];
      for (const name of OTHERS) sitters.push(await BalootSitter.at(arrangedServer, code, name));
      for (const has of OTHERS) await noura.sees({ css: "li", has });
      await noura.press({ css: "label", has: t("baloot.options.none") });
      await noura.looksRight();
      await noura.pictured(`lobby-${on}-${language}`);
      await arrange(arrangedServer, code, { seed: showing.seed }, "baloot");
      await noura.press(noura.button(t("lobby.start")));
      await noura.counts({ css: hand }, 5);

      const seen = new Set<string>();
      let laid = 0;
      for (const { seat, action, before, pause } of turns) {
        if (pause > 0) await pass(arrangedServer, code, pause);
        if (action.action === "silence") throw new Error("nobody is silent in this hand");
        if (seat !== 0) {
          await sitters[seat - 1]?.does(action);
          continue;
        }
        if (laid === most) break;
        const look = action.action === "play" ? `trick-${laid}` : action.action;
        if (action.action !== "play") {
          const wanted = presses(action, before);
          for (const target of wanted) {
            await noura.spotOf(target);
            if (!seen.has(look)) await noura.pictured(`baloot-${look}-${on}-${language}`);
            seen.add(look);
            await noura.press(target);
          }
          continue;
        }
        if (laid === 2) {
          const own = await held(noura);
          await noura.page.reload();
          await noura.counts({ css: hand }, own.length);
          expect(await held(noura)).toEqual(own);
        }
        if (laid < 3) await noura.pictured(`baloot-${look}-${on}-${language}`);
        await lays(noura, action.card, laid % 2 === 0 ? "press" : "drag");
        laid += 1;
      }
      expect(laid).toBeGreaterThan(2);
      if (most < 8) return;
      await noura.sees(deed("next"));
      await noura.looksRight();
      await noura.pictured(`baloot-sheet-${on}-${language}`);
    },
  );
