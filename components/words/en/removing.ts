export const removing = {
  action: "Ask a player to leave…",
  title: "Who is to leave?",
  text: "Whoever sits there and does not play holds everybody up.",
  one: "Ask {name} to leave",
  sure: "Ask {name} to leave the game?",
  cardsGo: "Their cards go with them, and they look on. Back in the lobby you can let them sit down again.",
  botStays: "A bot plays on for them, and they look on. Back in the lobby you can let them sit down again.",
  confirm: "Ask to leave",
  cancel: "Cancel",
};
