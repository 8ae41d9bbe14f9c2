import { readFile } from "node:fs/promises";
import { expect, freshCode, test } from "../fixtures";

test("a page is named in both languages until it is known which is spoken", async () => {
  const built = async (file: string) =>
    /<title>(.*?)<\/title>/.exec(await readFile(`out/parties/site/${file}`, "utf8"))?.[1];
  expect(await built("baloot/table.html")).toBe("Baloot · بلوت · Majlis");
  expect(await built("index.html")).toBe("Majlis · مجلس");
});

test("then in the visitor's own, before they sit too", async ({ invite }) => {
  const code = freshCode();
  for (const language of ["en", "ar"] as const) {
    const visitor = await invite("Ali", { language });
    const { page, t } = visitor;
    const named = (name: string) => `${name} · ${t("common.majlis")}`;
    await visitor.goTo(code, "baloot");
    await expect(page).toHaveTitle(named(`${t("games.baloot.name")} ${code}`));
    await visitor.goHome("eights");
    await expect(page).toHaveTitle(named(t("games.eights.name")));
    await visitor.goHome("tiles");
    await expect(page).toHaveTitle(named(t("tiles.name")));
    await visitor.goHome("baloot/rules");
    await expect(page).toHaveTitle(named(t("rulebook.page", { game: t("games.baloot.name") })));
  }
});
