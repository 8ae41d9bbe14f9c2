#!/usr/bin/env node
// @ts-check
import { runKept } from "./kept-bundle.mjs";

// React's development build is three times as slow to come.
process.env.NODE_ENV ??= "production";
await runKept("rummy", "cli/rummy/main.ts", process.argv.slice(2));
