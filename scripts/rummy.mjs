#!/usr/bin/env node
// @ts-check
import { runKept, terminalRummy } from "./kept-bundle.mjs";

// React's development build is three times as slow to come.
process.env.NODE_ENV ??= "production";
await runKept(...terminalRummy, process.argv.slice(2));
