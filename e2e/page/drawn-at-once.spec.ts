import { expect, test } from "../fixtures";

/** Frames that were drawn while the whole screen changed a little, and of how many pictures they were put together. */
interface Drawn {
  readonly frames: number;
  readonly pictures: number;
}

const FRAME = "DirectRenderer::DrawFrame";
const PICTURE = "DirectRenderer::DrawRenderPass";

test("a screen with a carpet is drawn at once: nothing on it is a picture made anew in every frame", async ({
  invite,
  browser,
}) => {
  const noura = await invite("Noura");
  const { page, t } = noura;

  const drawn = async (): Promise<Drawn> => {
    const devtools = await browser.newBrowserCDPSession();
    const names: string[] = [];
    devtools.on("Tracing.dataCollected", ({ value }) => {
      for (const { name, ph } of value) if (ph === "X" || ph === "B") names.push(String(name));
    });
    await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["viz"] } });
    await page.evaluate(async () => {
      const veil = document.createElement("div");
      veil.style.cssText = "position:fixed;inset:0;background:rgb(0 0 0/.01);will-change:opacity;pointer-events:none";
      document.body.append(veil);
      for (let step = 0; step < 12; step++) {
        veil.style.opacity = String(1 - step / 20);
        await new Promise(requestAnimationFrame);
      }
      veil.remove();
    });
    const complete = new Promise<void>((resolve) => devtools.once("Tracing.tracingComplete", () => resolve()));
    await devtools.send("Tracing.end");
    await complete;
    await devtools.detach();
    const count = (wanted: string) => names.filter((name) => name === wanted).length;
    return { frames: count(FRAME), pictures: count(PICTURE) };
  };
  /** Once what comes in has come. */
  const atRest = () =>
    page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

  await noura.goHome("baloot");
  await expect(page.getByRole("heading", { name: t("home.openTables") })).toBeVisible();
  await atRest();
  const home = await drawn();
  expect(home.frames).toBeGreaterThan(0);
  expect(home.pictures).toBe(home.frames);

  await noura.openTable("falcon");
  await atRest();
  const lobby = await drawn();
  expect(lobby.frames).toBeGreaterThan(0);
  expect(lobby.pictures).toBe(lobby.frames);
});
