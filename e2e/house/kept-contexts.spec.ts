import type { Page } from "@playwright/test";
import { screens } from "../devices";
import { expect, test } from "../fixtures";

/** Leaves behind whatever a page can. */
const leavesAll = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem("left", "here");
    sessionStorage.setItem("left", "here");
    // biome-ignore lint/suspicious/noDocumentCookie: the way a page leaves one.
    document.cookie = "left=here; max-age=3600";
    await (await caches.open("left")).put("/left", new Response("here"));
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open("left");
      opened.onsuccess = resolve;
      opened.onerror = reject;
    });
  });

/** What somebody before left here. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length],
    cookie: document.cookie,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    clipboard: (await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state,
    isOnline: navigator.onLine,
    history: history.length,
    marked: "marked" in window,
    width: innerWidth,
    isStill: matchMedia("(prefers-reduced-motion)").matches,
    clock: String(Date),
  }));

test("whoever takes a browser that somebody else had finds it as new", async ({ keptContexts, server }) => {
  const options = { ...screens.desktop, locale: "en", timezoneId: "Asia/Riyadh" };
  const first = await keptContexts.take(options);
  await first.goto(`${server.url}/tiles`);
  const fresh = await found(first);
  expect(fresh).toMatchObject({ caches: [], databases: [], cookie: "", isOnline: true, marked: false });

  const context = first.context();
  await context.grantPermissions(["clipboard-read"]);
  await first.addInitScript(() => Object.assign(window, { marked: true }));
  await first.route("**/*.svg", (route) => route.abort());
  await first.setViewportSize({ width: 400, height: 800 });
  await first.emulateMedia({ reducedMotion: "reduce" });
  await first.goto(`${server.url}/`);
  await leavesAll(first);
  const left = await found(first);
  for (const [name, value] of Object.entries(left))
    if (name !== "isOnline" && name !== "clock") expect(value).not.toEqual(fresh[name as keyof typeof fresh]);
  await context.setOffline(true);
  await keptContexts.back(context);

  const second = await keptContexts.take(options);
  expect(second.context()).toBe(context);
  await second.goto(`${server.url}/tiles`);
  expect(await found(second)).toEqual(fresh);

  // What the time was changed for somebody stays as it is, so it is thrown away with them.
  await second.clock.install();
  await keptContexts.back(context);
  const third = await keptContexts.take(options);
  expect(third.context()).not.toBe(context);
  await third.goto(`${server.url}/tiles`);
  expect(await found(third)).toEqual(fresh);
  // Another's screen is another's browser.
  const other = await keptContexts.take({ ...options, locale: "ar" });
  expect(other.context()).not.toBe(third.context());
  for (const page of [third, other]) await keptContexts.back(page.context());
});
