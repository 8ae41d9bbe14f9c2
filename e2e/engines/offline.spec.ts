import { Server } from "../server";
import { expect, visits } from "./visits";

visits("without a network the house opens, and Baloot against bots is dealt and bid", async ({ visit }) => {
  const server = await Server.open("workerd.capnp");
  try {
    const noura = await visit("Noura", { on: "phone", server });
    const { page, t } = noura;
    await noura.isKnown();
    await noura.goTo("/");
    await noura.sees(noura.button(t("home.againstBots")));
    const isKept = () =>
      page.ask(() => navigator.serviceWorker?.getRegistration().then((found) => found?.active?.state ?? null));
    await expect.poll(isKept, { timeout: 60_000 }).toBe("activated");
    await page.reload();
    await noura.sees(noura.button(t("home.againstBots")));
    await server.kill9();
    await page.reload();
    await noura.press(noura.button(t("home.againstBots")));
    await noura.counts({ css: "[data-hand] [data-card]" }, 5);
    await noura.pictured("offline-dealt");
    await noura.press({ css: "[data-deed=pass]" });
    await noura.seesNo({ css: "[data-deed=pass]" });
  } finally {
    await server.close();
  }
});
