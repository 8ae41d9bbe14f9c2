#!/usr/bin/env node
// @ts-check
// React's development build is three times as slow to come.
process.env.NODE_ENV ??= "production";
const { runTypeScript } = await import("./run-ts.mjs");
await runTypeScript("cli/rummy/main.ts", process.argv.slice(2));
