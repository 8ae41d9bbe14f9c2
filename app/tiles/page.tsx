import type { Metadata, Viewport } from "next";
import { Tiles } from "@/components/tiles/tiles";
import { ar } from "@/lib/client/i18n/ar";
import { en } from "@/lib/client/i18n/en";

export const metadata: Metadata = {
  title: `${en.tiles.name} · ${ar.tiles.name}`,
  description: en.tiles.description,
  manifest: "/tiles.webmanifest",
  icons: { apple: "/art/tiles/icon-192.png" },
};

export const viewport: Viewport = { themeColor: "#0b0714" };

export default function TilesPage() {
  return <Tiles />;
}
