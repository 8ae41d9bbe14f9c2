import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { wakeRooms } from "./wake-rooms";

it("a room that does not answer keeps nobody behind it asleep", async () => {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url !== "/-eightsDO/b") response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const files = ["a", "b", "c"].map((id) => ({ folder: "-eightsDO", id }));
  const pace = { hasRoom: () => true, onWake: () => undefined, goesOn: () => true, patienceMs: 50 };
  expect(await wakeRooms({ host: "127.0.0.1", port }, files, pace)).toBe(true);
  expect(asked).toEqual(["/-eightsDO/a", "/-eightsDO/b", "/-eightsDO/c"]);
  server.closeAllConnections();
  server.close();
});
