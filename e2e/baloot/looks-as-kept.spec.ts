import { declarable, pauses } from "@/lib/rules/baloot";
import { axe, expect, pinged, test } from "../fixtures";
import { BalootParty, LINGER_MS } from "../play/baloot/gather";
import { looksAsKept } from "../play/baloot/shapes";
import { isAmidTrick, showing } from "../play/baloot/showing";
import { looksAtAll } from "../play/in-turns";

/** Looking closely takes its time. */
test.describe.configure({ timeout: 240_000 });
test.use({ trace: "on-first-retry" });

/** `SCREENS=all` looks at every size, and keeps every picture; else at one desktop and one phone. */
const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  ...(looksAtAll && {
    small: { viewport: { width: 360, height: 640 }, hasTouch: true },
    lying: { viewport: { width: 844, height: 390 }, hasTouch: true },
    large: { viewport: { width: 2560, height: 1440 } },
  }),
} as const;
const names = { en: ["Noura", "Badr", "Salma", "Yousef"], ar: ["نورة", "بدر", "سلمى", "يوسف"] } as const;
/** What is looked at again and again, to see that it has not changed by accident. */
const kept = ["lobby", "bidding", "playing", "reveal", "sheet", "victory"];

for (const language of ["en", "ar"] as const)
  for (const [size, on] of Object.entries(sizes))
    test(`every state of a table, ${language} ${size}`, async ({ invite, arrangedServer }) => {
      const [own, ...others] = names[language];
      const noura = await invite(own, { on: { ...on, reducedMotion: "reduce" }, language });
      const { page, t } = noura;
      const gesture = "hasTouch" in on ? "swipe" : "click";

      /** Sees that a screen is accessible, that nothing hangs out of it, and that it looks as it did. */
      const look = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        if (looksAtAll)
          await page.screenshot({ path: `artifacts/baloot/${language}-${size}-${name}.png`, animations: "disabled" });
        // The sheet goes by itself after a while, and is seen to be accessible where it stays (baloot/fits-every-screen.spec.ts).
        if (name !== "sheet") expect.soft(await axe(page), name).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (language === "ar")
          // Scripts are no words.
          expect
            .soft(await page.locator("main, [role=dialog], [role=alert]").allTextContents(), name)
            .not.toContainEqual(expect.stringMatching(/\p{L}\p{M}*,/u));
        expect.soft(width, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
        if (kept.includes(name) && size in { desktop: 1, phone: 1 })
          // A lobby draws its code, which is another each time.
          await looksAsKept(page, `${language}-${size}-${name}`, { colours: name !== "lobby" });
      };
      const ping = await pinged(page);
      const party = await BalootParty.of(arrangedServer, noura, showing, {
        others,
        ping,
        inLobby: () => look("lobby"),
      });
      const { table } = party;
      const away = async (name: string) => {
        await look(name);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      };
      const opened = async (entry: "log" | "rules" | "settings") => {
        await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
        await page.getByRole("menuitem", { name: t(`baloot.menu.${entry}`) }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await away(entry);
      };
      const seen = new Set<string>();
      const once = async (name: string, isNow: boolean, act: () => Promise<void>) => {
        if (!isNow || seen.has(name)) return;
        seen.add(name);
        await act();
      };

      for (const turn of showing.turns) {
        const { seat, action, before, pause } = turn;
        const isRevealed = pause >= pauses.reveal && before.phase === "playing" && before.deal.tricks.length === 2;
        if (isRevealed && before.deals.length === 0) {
          await party.comesTo("trick");
          await table.pass(pauses.trick);
          await party.lingers();
          await party.comesTo("reveal");
          await expect(page.getByRole("heading", { name: t("baloot.revealTitle", { side: "" }).trim() })).toBeVisible();
          await look("reveal");
          await party.pass(LINGER_MS + pauses.reveal);
        } else if (pause > 0) await party.pass(pause);

        if (seat === 0) {
          const isFirst = before.deals.length === 0;
          const isPlay = action.action === "play";
          await once("bidding", before.phase === "bidding", async () => {
            await expect(table.deed("pass")).toBeVisible();
            await look("bidding");
          });
          await once(
            "suits",
            action.action === "bid" && action.bid === "hokum" && before.deal.round === 2,
            async () => {
              await expect(page.locator("[data-deed^=hokum-]").first()).toBeVisible();
              await look("suits");
            },
          );
          await once("doubling", before.phase === "doubling", async () => {
            await party.lingers();
            await expect(table.deed("decline")).toBeVisible();
            await look("doubling");
          });
          await once("projects", declarable(before, 0).length > 0, async () => {
            await expect(page.locator("[data-deed^=declare]").first()).toBeVisible();
            await look("projects");
          });
          await once("playing", isAmidTrick(turn), async () => {
            await expect(table.laid).toHaveCount(3);
            await expect(table.playable.first()).toBeVisible();
            await look("playing");
            for (const entry of ["log", "rules", "settings"] as const) await opened(entry);
            await table.deed("sawa").click();
            await expect(page.getByRole("dialog")).toBeVisible();
            await away("sawa-confirm");
          });
          await once("sawa", isFirst && before.phase === "sawa", async () => {
            await party.lingers();
            await expect(table.deed("accept")).toBeVisible();
            await look("sawa");
          });
          await once("sheet", before.phase === "sheet", async () => {
            await party.lingers();
            await expect(table.deed("next")).toBeVisible();
            await look("sheet");
          });
          if (isPlay) await expect(table.playable.first()).toBeVisible();
        }
        await party.does(turn, gesture);
      }
      const has = showing.last.winner === 0 ? "youWin" : "youLose";
      await expect(page.getByRole("region", { name: t(`baloot.victory.${has}`) })).toBeVisible();
      await look("victory");
      const looked = ["bidding", "suits", "doubling", "projects", "playing", "sawa", "sheet"];
      expect(looked.filter((name) => !seen.has(name))).toEqual([]);
      expect(noura.complaints).toEqual([]);
    });
