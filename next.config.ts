import type { NextConfig } from "next";

/** `npm start` serves a static export from the same origin as the rooms; `next dev` rewrites table links instead. */
const exported = process.env.NEXT_OUTPUT === "export";

const config: NextConfig = {
  ...(exported ? { output: "export" as const } : {}),
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  images: { unoptimized: true },
  ...(exported
    ? {}
    : {
        rewrites: async () => [{ source: "/eights/:code", destination: "/eights/table" }],
      }),
};

export default config;
