import type { GameId } from "@/lib/rules";

export const common = {
  majlis: "Majlis",
  games: {
    baloot: { name: "Baloot", arabicName: "بلوت" },
    eights: { name: "Eights", arabicName: "ثمانيات" },
  } satisfies Record<GameId, { name: string; arabicName: string }>,
  close: "Close",
  you: "You",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  home: "Home",
  messages: "Messages",
};
