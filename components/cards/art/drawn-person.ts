import { checks, type Jack, jack, type King, king, type Queen, queen } from "./bust";
import { type Bare, bare, type Veiled, veiled } from "./plain-bust";

/** Anyone who can be drawn. */
export type DrawnPerson = King | Queen | Jack | Bare | Veiled;

/** A bust as the definitions it needs and its shapes. */
export function bust(person: DrawnPerson): { defs: string; shapes: string } {
  switch (person.kind) {
    case "king":
      return { defs: "", shapes: king(person) };
    case "queen":
      return { defs: "", shapes: queen(person) };
    case "jack":
      return { defs: checks(person), shapes: jack(person) };
    case "bare":
      return { defs: "", shapes: bare(person) };
    case "veiled":
      return { defs: "", shapes: veiled(person) };
  }
}
