import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PageProviders } from "@/components/page/page-providers";
import { linkTags } from "@/components/previews/link-tags";
import { en } from "@/components/words/en";
import { ANY_HOUSE } from "@/lib/table/wire/house-address";
import { firstScript } from "./first-script";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(process.env.MAJLIS_SITE || ANY_HOUSE),
  ...linkTags("home", "/"),
  title: { default: "Majlis · مجلس", template: "%s · Majlis" },
  applicationName: en.common.majlis,
  referrer: "no-referrer",
  manifest: "/manifest.webmanifest",
  appleWebApp: { capable: true, title: en.common.majlis, statusBarStyle: "black-translucent" },
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/icon.svg", type: "image/svg+xml" },
    ],
    apple: "/icons/apple-touch-icon.png",
  },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: "#0d0a1a",
  colorScheme: "dark",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The language script may have set another language and direction before React arrives.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <style>{"html[data-words=pending] body{visibility:hidden}"}</style>
      </head>
      <body>
        <PageProviders>{children}</PageProviders>
      </body>
    </html>
  );
}
