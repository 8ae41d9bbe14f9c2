import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

const said = (headers: Readonly<Record<string, string>>) => (name: string) => headers[name.toLowerCase()] ?? null;
const forwarded = said({
  "x-forwarded-for": "203.0.113.66, 203.0.113.7, 198.51.100.1",
  "cf-connecting-ip": "2001:db8::9",
});

it.each([
  ["nothing a visitor says is believed where no proxy is trusted", "127.0.0.1:5000", undefined, "127.0.0.1"],
  ["nor where the setting is empty", "127.0.0.1:5000", "", "127.0.0.1"],
  ["nor from another machine, whatever is trusted", "192.0.2.4:5000", "x-forwarded-for", "192.0.2.4"],
  ["nor from another one by IPv6", "[2001:db8::1]:5000", "x-forwarded-for", "2001:db8::1"],
  ["a header's last word is the proxy's own", "127.0.0.1:5000", "X-Forwarded-For", "198.51.100.1"],
  ["a header may be any", "[::1]:5000", "CF-Connecting-IP", "2001:db8::9"],
  ["two proxies add two words", "127.0.0.1:5000", "2", "203.0.113.7"],
  ["more proxies than words are none", "127.0.0.1:5000", "9", "127.0.0.1"],
  ["none is none", "127.0.0.1:5000", "0", "127.0.0.1"],
  ["a header nobody wrote says nothing", "127.0.0.1:5000", "x-real-ip", "127.0.0.1"],
  ["a name that no header can have is none", "127.0.0.1:5000", "x real ip", "127.0.0.1"],
])("%s", (_, peer, trusted, from) => expect(clientAddress(peer, forwarded, trusted)).toBe(from));

it.each([
  ["198.51.100.1:4711", "198.51.100.1"],
  ["[2001:db8::9]:4711", "2001:db8::9"],
  ["unknown", "127.0.0.1"],
  ["", "127.0.0.1"],
])("of %j it takes %s", (word, from) =>
  expect(clientAddress("127.0.0.1:5000", said({ "x-forwarded-for": word }), "x-forwarded-for")).toBe(from),
);
