import { fetchBoard } from "../at-table";
import BalootTable, { fetchTable } from "../table";

// What is asked for side by side carries twice what it shares: from the home page all that a match against bots needs
// comes as one, and its parts then find themselves there.
export { deckArt, keepArt } from "@/components/cards/card-art-urls";
export { Table } from "@/lib/table/table";
export { default as Board } from "../board";

/** Any table of Baloot, once the parts of it are ready to be drawn. */
export const readyTable = async () => {
  await Promise.all([fetchTable(), fetchBoard()]);
  return BalootTable;
};
