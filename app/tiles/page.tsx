import type { Metadata, Viewport } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { Tiles } from "@/components/tiles/tiles";
import { tiles as ar } from "@/components/tiles/words/ar";
import { tiles as en } from "@/components/tiles/words/en";

export const metadata: Metadata = {
  title: `${en.name} · ${ar.name}`,
  ...linkTags("tiles", "/tiles"),
};

export const viewport: Viewport = { themeColor: "#0b0714" };

export default function TilesPage() {
  return <Tiles />;
}
