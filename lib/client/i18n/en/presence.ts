export const presence = {
  lost: "connection lost",
  disconnected: "disconnected",
  standIn: "a bot plays",
  standInFor: "a bot plays for {name}",
  said: {
    disconnected: "{name} is disconnected.",
    standIn: "A bot plays for {name}.",
    back: "{name} is back.",
    left: "{name} has left. A bot plays on in that seat.",
  },
  youAway: "Your time ran out twice, so a bot plays for you. Say so when you are back.",
  youStoodIn: "A bot has played for you. You take over in a moment.",
};
