import type { BotLevel } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";

export const presence = {
  lost: "connection lost",
  disconnected: "disconnected",
  standIn: "a bot plays",
  standInFor: "a bot plays for {name}",
  arriving: "from the next hand",
  arrivingFor: "{name} plays from the next hand on",
  said: {
    arriving: "{name} has come and plays from the next hand on.",
    begun: "{name} plays now.",
    disconnected: "{name} is disconnected.",
    standIn: "A bot plays for {name}.",
    cutOff: "{name} is disconnected. A bot plays until they are back.",
    back: "{name} is back.",
    left: "{name} has left. A bot plays on in that seat.",
  },
  about: {
    label: "About {name}",
    easy: "An easy bot: plays what fits",
    good: "A good bot: plays to win",
    strong: "A strong bot: plays as well as a bot can",
    here: "Is at the table",
    lost: "The connection is lost just now",
    disconnected: "Disconnected",
    standIn: "Disconnected: a bot plays until they take over again",
    arriving: "Has just come: a bot ends this hand for them",
    away: "Away: their time ran out twice, and a bot plays until they are back",
    left: "Has left this game",
    muteNote: "Then nothing of what they write or show is seen on this device.",
    isMuted: "Nothing of what they write or show is seen on this device.",
    unmute: "Hear {name} again",
  } satisfies Record<BotLevel | SeatView["presence"], string> & Record<string, string>,
  youArrive: "A bot ends this hand in your seat. You play from the next one on.",
  youAway: "Your time ran out twice, so a bot plays for you. Say so when you are back.",
  youStoodIn: "A bot has played for you. You take over in a moment.",
};
