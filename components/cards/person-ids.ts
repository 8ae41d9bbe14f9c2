/** The people a player may be, and the colour behind each. */
export const persons = {
  host: "#8A5F3C",
  lady: "#C08F38",
  falconer: "#2E7A5B",
  poet: "#D9A566",
  student: "#3B76B4",
  neighbour: "#2F8A72",
  captain: "#27568A",
  aunt: "#A34A42",
  merchant: "#7D4266",
  sister: "#A8477A",
  elder: "#4B7040",
  bride: "#5A549C",
  rider: "#2B6F77",
} as const;

/** One of the people a player may be. */
export type PersonId = keyof typeof persons;
