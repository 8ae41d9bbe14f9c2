/** The people a player may be, and the colour behind each. */
export const persons = {
  host: "#5A4632",
  elder: "#2E5A4B",
  captain: "#27506B",
  merchant: "#7A5A24",
  rider: "#2B6F77",
  falconer: "#6B4A33",
  student: "#4A4A78",
  lady: "#5C3A78",
  bride: "#8A4A34",
  poet: "#2F6552",
} as const;

/** One of the people a player may be. */
export type PersonId = keyof typeof persons;
