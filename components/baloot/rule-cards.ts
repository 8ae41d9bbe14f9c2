// Cards of the rulebook look as this device likes them at the table.
export { FrenchDeckDefs as Defs } from "@/components/cards/french-card";
export { CardChip as Chip, Face } from "./card";
