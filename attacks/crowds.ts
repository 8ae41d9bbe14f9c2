import { closings } from "@/lib/table/wire/refusals";
import { type Attacker, isState, joinAtOnce, machine } from "./attacker";
import type { Line } from "./raw-line";
import type { Bring, Expect } from "./table-attacks";

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** What is no frame, or none that may be. */
const odd: readonly ((line: Line) => void)[] = [
  (line) => line.sayBinary(Buffer.alloc(64)),
  (line) => line.say("x".repeat(5_000)),
  (line) => line.say("x".repeat(900_000)),
  (line) => line.say(`{"action":"setOptions","options":${"[".repeat(4_000)}`),
  (line) => line.say('{"action":"join","__proto__":{"polluted":true}}'),
  (line) => line.sayRaw(Buffer.from("GET / HTTP/1.1\r\n\r\n")),
  (line) => line.sayRaw(Buffer.alloc(4_000, 0xff)),
  (line) => line.sayRaw(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
];

/** Says what no browser would, each over a line of its own. */
export async function oddFrames(bring: Bring, expect: Expect): Promise<string[]> {
  const all = odd.map((say) => {
    const one = bring("ODD1");
    one.line.opened.then(() => say(one.line));
    return one;
  });
  await pause(1_500);
  const codes = all.flatMap((one) => one.codes);
  const count = (code: string) => codes.filter((each) => each === code).length;
  expect(count(`closed ${closings.binary}`) === 1, "a binary frame was not hung up on");
  expect(count(`closed ${closings.tooLong}`) >= 1, "a long frame was not hung up on");
  expect(count("tooDeep") === 1 && count("malformed") === 1, "a bomb or __proto__ was not refused");
  return codes;
}

/** Ten thousand messages a second from one seat. */
export async function flood(bring: Bring, ms: number, expect: Expect): Promise<string[]> {
  const one = bring("FLOOD1");
  await one.line.opened;
  one.join("Flooder");
  await one.until(isState);
  let sent = 0;
  const began = performance.now();
  for (let now = began; now - began < ms; now = performance.now()) {
    for (; sent < (now - began) * 10; sent++) one.line.say({ action: "ping" });
    await pause(2);
  }
  await pause(200);
  const answered = one.heard.filter(({ type }) => type === "pong").length;
  expect(answered < 200, `flood: ${answered} were answered`);
  expect(one.codes.filter((code) => code === `closed ${closings.tooMuch}`).length === 1, "a flood was not hung up on");
  return [...one.codes, `answered ${answered}`];
}

/** Many come at once to look on, while somebody who has a seat is away for a moment and comes back. */
export async function crowdAt(
  bring: Bring,
  code: string,
  joins: number,
  from: (index: number) => string | undefined,
  expect: Expect,
): Promise<string[]> {
  // As a browser does, again after a while where too many came at once.
  const sits = async (from: string | undefined, tries = 4): Promise<Attacker> => {
    const one = bring(code, {}, from);
    await one.line.opened;
    one.join("Seated");
    const state = await one.until(isState);
    if (!state && tries > 1) {
      await pause(800);
      return sits(from, tries - 1);
    }
    expect(state?.seat === 0, `${code}: a seat came back to ${one.codes}`);
    return one;
  };
  const seated = await sits(machine(4));
  const come = joinAtOnce(joins, (index) => bring(code, {}, from(index)));
  seated.line.drop();
  await sits(machine(5));
  const all = await come;
  await pause(500);
  return all.flatMap((one) => (one.ending === null ? ["let in"] : [String(one.codes[0])]));
}
