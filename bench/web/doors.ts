import { type Browser, type CDPSession, devices } from "@playwright/test";

/** What a page is at its opening, on a slow phone and a slow line. */
interface Door {
  readonly path: string;
  readonly requests: number;
  readonly kB: number;
  readonly fcp: number;
  readonly lcp: number;
  /** Of every task over 50 ms what is over that, from the first paint until nothing was asked for any more. */
  readonly tbt: number;
  readonly cls: number;
}

declare global {
  interface Window {
    opening?: { fcp: number; lcp: number; cls: number; tasks: [at: number, ms: number][] };
  }
}

/** Notes what a page's opening looks like, from before its first script on. */
function noteOpening(): void {
  const opening = { fcp: 0, lcp: 0, cls: 0, tasks: [] as [number, number][] };
  window.opening = opening;
  const note = (type: string, hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  note("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") opening.fcp = startTime;
  });
  note("largest-contentful-paint", ({ startTime }) => {
    opening.lcp = startTime;
  });
  note("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) opening.cls += value;
  });
  note("longtask", ({ startTime, duration }) => opening.tasks.push([startTime, duration]));
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Counts what a page asks for from now on, and the bytes it is sent with their headers. */
export async function counted(devtools: CDPSession): Promise<() => { readonly requests: number; readonly kB: number }> {
  let [requests, bytes] = [0, 0];
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) requests++;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  return () => ({ requests, kB: bytes / 1_000 });
}

/** Opens a page cold, once: a new browser context, nothing kept. */
async function opened(
  browser: Browser,
  url: string,
  path: string,
  { cpu, line }: { cpu: number; line: object },
): Promise<Door> {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en", serviceWorkers: "block" });
  await context.addInitScript(noteOpening);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const sum = await counted(devtools);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
    ...line,
  });
  await page.goto(url + path, { waitUntil: "networkidle", timeout: 120_000 });
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.opening ?? { fcp: 0, lcp: 0, cls: 0, tasks: [] });
  await context.close();
  const tbt = tasks.filter(([at]) => at >= fcp).reduce((total, [, ms]) => total + Math.max(0, ms - 50), 0);
  return { path, ...sum(), fcp, lcp, tbt, cls };
}

/** Each of these pages as it is opened, the median of so many times. */
export async function doors(
  browser: Browser,
  url: string,
  paths: readonly string[],
  times: number,
  slowness: { cpu: number; line: object },
): Promise<readonly Door[]> {
  const found: Door[] = [];
  for (const path of paths) {
    const all: Door[] = [];
    for (let time = 0; time < times; time++) all.push(await opened(browser, url, path, slowness));
    const of = (name: Exclude<keyof Door, "path">) => median(all.map((one) => one[name]));
    found.push({
      path,
      requests: of("requests"),
      kB: of("kB"),
      fcp: of("fcp"),
      lcp: of("lcp"),
      tbt: of("tbt"),
      cls: of("cls"),
    });
  }
  return found;
}
