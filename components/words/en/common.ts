import type { GameId, SoloId } from "@/lib/rules";

export const common = {
  majlis: "Majlis",
  games: {
    baloot: { name: "Baloot", arabicName: "بلوت" },
    eights: { name: "Eights", arabicName: "ثمانيات" },
    tiles: { name: "Tiles", arabicName: "أحجار" },
  } satisfies Record<GameId | SoloId, { name: string; arabicName: string }>,
  close: "Close",
  you: "You",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  sound: "Sound",
  vibration: "Vibration",
  vibrationNote: "A short pulse when it is your turn",
  home: "Home",
  messages: "Messages",
  rule: "Rule {rule}",
  comma: ", ",
};
