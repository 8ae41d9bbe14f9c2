import type { NextConfig } from "next";

/** `npm start` serves a static export from the same origin as the rooms; `next dev` rewrites table links instead. */
const exported = process.env.NEXT_OUTPUT === "export";

const config: NextConfig = {
  ...(exported ? { output: "export" as const, distDir: process.env.NEXT_EXPORT_TO ?? "out" } : {}),
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // `npm run types` checks them, and tests need not compile for the site to open.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      "zod/mini": "./lib/zod-used.ts",
      "react-style-singleton": "./components/ui/style-singleton.ts",
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
    rules: {
      "RULES*.md": { loaders: ["./scripts/loaders/rulebook-loader.cjs"], as: "*.js" },
      "zod-used.ts": { loaders: ["./scripts/loaders/bundled-loader.cjs"], as: "*.js" },
      "*.ts": {
        condition: { path: /words\/((en|ar)|(en|ar)\/(?!index|all)[\w-]+)\.ts$/ },
        loaders: ["./scripts/loaders/words-loader.cjs"],
        as: "*.js",
      },
    },
  },
  ...(exported
    ? {}
    : {
        // A source knows no capitals: what is a page of its own, such as /baloot/rules, comes first.
        rewrites: async () => ({
          fallback: [
            { source: "/:game([a-z]+)/:code([A-Z0-9]{4,12})", destination: "/:game/table" },
            { source: "/player/:id([0-9a-f]{64})", destination: "/player" },
          ],
        }),
      }),
};

export default config;
