// @ts-check
import { keepBundle, terminalRummy } from "./kept-bundle.mjs";

// The first prompt in a terminal need not wait for its bundle. Where it cannot be made yet, whoever starts it makes it.
await keepBundle(...terminalRummy).catch(() => {});
