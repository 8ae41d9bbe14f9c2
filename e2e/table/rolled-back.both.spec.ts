import { closings } from "@/lib/table/wire/refusals";
import { axe, expect, freshCode, test } from "../fixtures";
import { screenHere } from "../play/guests";

for (const language of ["en", "ar"] as const)
  for (const code of ["newerTable", "unreadable"] as const)
    test(`a table that this house cannot open says so: ${code}, in ${language}`, async ({ invite, server }) => {
      const guest = await invite("Hessa", { on: screenHere(), server, language });
      const { page, t } = guest;
      // As party/table-party.test.ts has it of a house that was rolled back.
      let opened = 0;
      await page.routeWebSocket(/\/parties\/eights\//, (line) => {
        opened++;
        line.send(JSON.stringify({ type: "error", code, message: "" }));
        void line.close({ code: closings[code], reason: code });
      });
      await page.clock.install();
      const table = freshCode();
      await guest.isKnownAt(table);
      await guest.goTo(table);
      await expect(page.getByRole("heading", { name: t("table.closed.turnedAway.title") })).toBeVisible();
      await expect(page.getByRole("main").getByText(t(`table.refusals.${code}`), { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: t("common.home") })).toBeVisible();
      await guest.pictured(code);
      expect(await axe(page)).toEqual([]);
      // It stands there, and is not said in passing too.
      await expect(page.getByText(t(`table.refusals.${code}`), { exact: true })).toHaveCount(1);
      // Nobody knocks again by themselves, however long they wait.
      await page.clock.runFor(60_000);
      expect(opened).toBe(1);
    });
