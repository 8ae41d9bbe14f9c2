// Cards of the rulebook look as this device likes them at the table.
export { FrenchDeckDefs as Defs } from "@/components/cards/french-card";
export { Face } from "./card";
export { CardChip as Chip } from "./card-chip";
