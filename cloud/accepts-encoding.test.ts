import { expect, it } from "vitest";
import { accepts } from "./accepts-encoding";

it.each([
  ["gzip, deflate, br, zstd", "br", true],
  ["br;q=0, gzip", "br", false],
  ["br;q=0.0, gzip", "br", false],
  ["br; q=0, *", "br", false],
  ["BR;Q=0.5", "br", true],
  ["br;q=", "br", false],
  ["gzip;q=0", "gzip", false],
  ["*", "br", true],
  ["*;q=0", "gzip", false],
  ["x-br, brotli", "br", false],
  ["identity", "gzip", false],
  ["", "gzip", false],
  [null, "gzip", false],
])("%j can read %s: %s", (header, coding, can) => expect(accepts(header, coding)).toBe(can));
