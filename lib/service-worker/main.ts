import { type Scope, type Shell, serviceWorker } from "./service-worker";

/** Written here by scripts/build.mjs. */
declare const SHELL: Shell;
declare const self: Scope;

serviceWorker(self, SHELL);
