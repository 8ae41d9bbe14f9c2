import { expect, it } from "vitest";
import { baloot } from "@/lib/rules/baloot";
import { TestHost } from "../testing/test-host";
import { TestPlayer } from "../testing/test-player";

const asks = { action: "ping", mustExist: true, who: true };

it("tells whoever holds the code who is there, whose guest they would be, and nothing of what is played", () => {
  const host = new TestHost(baloot);
  expect(host.receive(host.connect(), asks)).toMatchObject([{ type: "error", code: "noSuchTable" }]);
  const ann = new TestPlayer(host, "Ann");
  ann.join();
  ann.say({ action: "addBot", seat: 1 });
  const stranger = host.connect();
  const seen = host.receive(stranger, asks);
  expect(seen).toEqual([
    {
      type: "pong",
      who: {
        status: "waiting",
        host: 0,
        yours: 2,
        seats: [
          { team: 0, holder: { id: expect.any(String), name: "Ann", avatar: ann.table.seats[0]?.avatar, bot: null } },
          { team: 1, holder: { id: "bot-zayd", name: "Zayd", avatar: "robot", bot: expect.any(String) } },
          { team: 0, holder: null },
          { team: 1, holder: null },
        ],
      },
    },
  ]);
  // Asking opens no seat, and who asks has not come.
  expect(ann.table.watchers).toBe(0);
  ann.say({ action: "startGame", fill: true });
  expect(host.receive(stranger, asks)).toMatchObject([{ who: { status: "playing", yours: null } }]);
  expect(host.receive(stranger, { action: "ping" })).toEqual([{ type: "pong" }]);
});
