import type { GameId } from "@/lib/rules";

export const common = {
  majlis: "Majlis",
  games: {
    eights: { name: "Eights", arabicName: "ثمانيات" },
  } satisfies Record<GameId, { name: string; arabicName: string }>,
  language: "Language",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  back: "Back",
  you: "You",
  loading: "One moment…",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  home: "Home",
  messages: "Messages",
};
