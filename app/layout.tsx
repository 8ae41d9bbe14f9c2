import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PageProviders } from "@/components/page/page-providers";
import { en } from "@/components/words/en";
import { firstScript } from "./first-script";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Majlis · مجلس", template: "%s · Majlis" },
  description: en.home.description,
  applicationName: en.common.majlis,
  referrer: "no-referrer",
  manifest: "/manifest.webmanifest",
  appleWebApp: { capable: true, title: en.common.majlis, statusBarStyle: "black-translucent" },
  icons: { icon: "/icon.svg", apple: "/icons/apple-touch-icon.png" },
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
