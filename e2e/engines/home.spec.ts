import { expect, visits } from "./visits";

visits.describe("the front page", () => {
  for (const on of ["phone", "desktop"] as const)
    visits(
      `is there with every game, in Arabic too, and speaks it still after a reload, on the ${on}`,
      async ({ visit }) => {
        const noura = await visit("Noura", { on });
        const { page, t } = noura;
        const direction = () => page.ask(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
        await noura.goTo("/");
        await noura.sees(noura.button(t("home.withFriends")));
        for (const game of ["eights", "tiles"] as const) await noura.sees({ css: `a[href="/${game}"]` });
        await noura.looksRight();
        await noura.pictured(`home-${on}`);

        await noura.press({ css: "button[lang=ar]" });
        noura.speaks("ar");
        await noura.sees(noura.button(noura.t("home.withFriends")));
        await expect.poll(direction).toBe("ar rtl");
        await page.reload();
        await noura.sees(noura.button(noura.t("home.withFriends")));
        await expect.poll(direction).toBe("ar rtl");
        await noura.looksRight();
        await noura.pictured(`home-${on}-ar`);
        await noura.goTo("/baloot");
        await noura.sees(noura.button(noura.t("home.withFriends")));
        await noura.pictured(`baloot-front-${on}-ar`);
        await noura.goTo("/baloot/rules#5.3");
        await noura.sees({ css: '[id="5.3"]' });
        await noura.looksRight();
        await noura.pictured(`rules-${on}-ar`);
      },
    );
});
