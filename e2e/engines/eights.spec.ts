import { type EightsAction, needsColor } from "@/lib/rules/eights";
import { arrange, freshCode } from "../fixtures";
import { options } from "../play/deals";
import { type PlannedTurn, planWhere } from "../play/plan";
import { Sitter } from "../play/sitter";
import type { Visitor } from "./visitor";
import { expect, visits } from "./visits";

/** Where the guest sits: the host before them, somebody after them. */
const GUEST = 1;
const played = ({ action }: PlannedTurn) => (action.action === "play" ? action : null);
/** The guest lays two cards that ask nothing, and one that asks for a colour. */
const plan = planWhere(3, options, 40, ({ turns }) => {
  const [first, second, third] = turns.filter(({ seat }) => seat === GUEST).map(played);
  return Boolean(first && !first.chosenColor && second && !second.chosenColor && third?.chosenColor);
});

const hand = "[data-hand] [data-card]";

/** Lays the card of an action by a press or a drag, and names its colour. */
async function lays(noura: Visitor, { before, seat, after }: PlannedTurn, by: "press" | "drag", action: EightsAction) {
  if (action.action !== "play") throw new Error("no card");
  const held = before.hands[seat] ?? [];
  await noura.counts({ css: hand }, held.length);
  const names = await noura.page.ask(
    (css) => [...document.querySelectorAll(css)].map((card) => card.getAttribute("data-card") ?? ""),
    hand,
  );
  const card = { css: `[data-hand] [data-card="${names[action.cardIndex]}"]` };
  const spot = await noura.reaches(card);
  if (by === "press") await noura.page.press(spot);
  else await noura.page.drag(spot, await noura.middleOf({ css: "[data-place=pile]" }));
  const { chosenColor } = action;
  const laid = held[action.cardIndex];
  if (chosenColor && laid && needsColor(laid)) {
    await noura.pictured(`eights-colors-${noura.language}`);
    await noura.press({ css: "[role=dialog] button", has: noura.t(`eights.colors.${chosenColor}`) });
  }
  await noura.counts({ css: hand }, after.hands[seat]?.length ?? 0);
}

for (const [on, language] of [
  ["phone", "en"],
  ["desktop", "ar"],
] as const)
  visits(
    `a guest follows a link to Eights, presses a card, drags one and names a colour, on the ${on} in ${language}`,
    async ({ visit, arrangedServer }) => {
      const code = freshCode();
      const host = await Sitter.at(arrangedServer, code, "Salma");
      const noura = await visit("Noura", { on });
      if (language === "ar") {
        await noura.goTo("/");
        await noura.press({ css: "button[lang=ar]" });
        noura.speaks("ar");
        await noura.sees(noura.button(noura.t("home.withFriends")));
      }
      const { t } = noura;
      await noura.goTo(`/eights/${code}`);
      await noura.write({ css: "input[name=name], form input" }, noura.name);
      await noura.press({ css: "label[title], [title]", says: t("home.pictures.oryx") });
      await noura.looksRight();
      await noura.pictured(`invited-${on}-${language}`);
      await noura.press(noura.button(t("table.join.action")));
      await noura.sees({ css: "li", has: "Salma" });
      const other = await Sitter.at(arrangedServer, code, "Yousef");
      await noura.sees({ css: "li", has: "Yousef" });
      await noura.pictured(`eights-lobby-${on}-${language}`);

      await arrange(arrangedServer, code, { seed: plan.seed });
      await host.client.send({ action: "setOptions", options });
      await host.client.send({ action: "startGame" });
      await noura.counts({ css: hand }, 7);
      await noura.looksRight();
      await noura.pictured(`eights-dealt-${on}-${language}`);
      const ways = ["press", "drag", "press"] as const;
      let laid = 0;
      for (const turn of plan.turns) {
        const way = ways[laid];
        if (!way) break;
        const { seat, action } = turn;
        if (seat !== GUEST) await (seat < GUEST ? host : other).moves(action);
        else {
          await lays(noura, turn, way, action);
          laid += 1;
        }
      }
      expect(laid).toBe(ways.length);
      await noura.pictured(`eights-played-${on}-${language}`);
    },
  );
