import type { Metadata, Viewport } from "next";
import { Tiles } from "@/components/tiles/tiles";
import { tiles as ar } from "@/lib/client/i18n/ar/tiles";
import { tiles as en } from "@/lib/client/i18n/en/tiles";

export const metadata: Metadata = {
  title: `${en.name} · ${ar.name}`,
  description: en.description,
};

export const viewport: Viewport = { themeColor: "#0b0714" };

export default function TilesPage() {
  return <Tiles />;
}
