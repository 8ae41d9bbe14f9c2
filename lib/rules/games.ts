// A line for every game with a table to sit at, under the name its rooms and pages carry. `npm run register` writes the rest.
export { baloot } from "./baloot";
export { dhappa } from "./dhappa";
export { eights } from "./eights";
export { rummy } from "./rummy";
