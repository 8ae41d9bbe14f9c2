import type { GameFront } from "@/components/words/game-front";

/** What the house says of Pairs at once. */
export const front = {
  name: "Pairs",
  arabicName: "أزواج",
  line: "Four or six in two teams, two packs and four jokers. Lay pairs with your partners.",
  glimpse: "Pick, lay, discard",
  offline: "You are offline. Tiles, and Baloot against bots, you can play all the same.",
} satisfies GameFront;

export const pairs = {
  pick: "Pick a card",
  lay: "Lay {one} with {other}",
  undo: "Take the last pair back",
  discard: "Discard {card}",
};
