/** The stops of a card's paper, from its upper left corner to its lower right. */
export const paperStops = [
  [0, "#FFFCF3"],
  [0.35, "#FDF9EE"],
  [1, "#F4EAD5"],
] as const;

/** The edge of a card's paper. */
export const paperEdge = "#CDBC99";
