import { axe, expect, test } from "../fixtures";
import { PlainClient } from "../plain-client";
import { gather } from "../play/gather";
import { screenHere } from "../play/guests";

const keyOf = (number: number) => number.toString(16).padStart(64, "e");

for (const language of ["en", "ar"] as const)
  test(`whoever calls themselves like another is told apart wherever they are named, in ${language}`, async ({
    invite,
    arrangedServer,
  }) => {
    const host = await invite("Hessa", { on: screenHere(), language });
    // The second is written with a Cyrillic letter, the third with what draws nothing.
    const names = ["Layla", "L\u0430yla", "Lay\u034fla"];
    const calls = ["Layla", "(2) L\u0430yla", "(3) Layla"];
    const clients: PlainClient[] = [];
    await gather(arrangedServer, host, {
      others: [],
      inLobby: async (code) => {
        for (const [index, name] of names.entries()) {
          const client = new PlainClient(arrangedServer.room(code));
          await client.send({ action: "join", name, key: keyOf(index) });
          await client.next(({ type }) => type === "state");
          clients.push(client);
        }
        for (const name of calls) await expect(host.seats.getByText(name, { exact: true })).toBeVisible();
        await host.pictured("lobby");
        expect(await axe(host.page)).toEqual([]);
      },
    });
    const opponents = host.page.getByRole("list", { name: host.t("eights.opponents") });
    for (const name of calls) await expect(opponents.getByText(name, { exact: true }).first()).toBeVisible();
    await clients[1]?.send({ action: "chat", text: "salam" });
    await host.page.getByRole("button", { name: host.t("chat.openUnread", { count: 1 }), exact: true }).click();
    await expect(host.page.getByRole("log").getByText("(2) L\u0430yla", { exact: true })).toBeVisible();
    await host.pictured("board");
    expect(host.complaints).toEqual([]);
  });
