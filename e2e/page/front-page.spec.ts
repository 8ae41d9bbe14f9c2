import { expect, test } from "../fixtures";

test("the front page asks for nothing of a table before somebody moves", async ({ invite, server }) => {
  const { page } = await invite("Noura", { server });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const courts = () => asked.filter((path) => /^\/art\/deck\/[KQJ]-/.test(path));
  await page.goto(`${server.url}/`);
  // The fan on its carpet shows three.
  await expect.poll(() => courts().length).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState("networkidle");
  expect(courts()).toHaveLength(3);
  // Each game shown costs one, its carpet: the cards of all of them come together.
  expect(asked.length).toBeLessThanOrEqual(30);
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await expect.poll(() => new Set(courts()).size).toBe(24);
});
