import { expect, it } from "vitest";
import { holdBack, whenFree } from "./held-back";

it("waits until the last of those who hold it back has let it go, each of them once", async () => {
  const done: string[] = [];
  await whenFree();
  const [one, other] = [holdBack(), holdBack()];
  const waiting = whenFree().then(() => done.push("fetched"));
  one();
  one();
  await Promise.resolve();
  expect(done).toEqual([]);
  other();
  await waiting;
  expect(done).toEqual(["fetched"]);
});

it("waits on where it is held again before it came to it", async () => {
  const done: string[] = [];
  const one = holdBack();
  const waiting = whenFree().then(() => done.push("fetched"));
  one();
  const again = holdBack();
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([]);
  again();
  await waiting;
  expect(done).toEqual(["fetched"]);
});
