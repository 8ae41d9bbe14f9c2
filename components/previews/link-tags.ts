import type { Metadata } from "next";
import type { GameId, SoloId } from "@/lib/rules/registry";
import { pictureOf, previews } from "./previews";

/** What a page says of itself where its link is sent, until the house's door knows better (party/link-preview.ts). */
export function linkTags(page: "home" | GameId | SoloId, path: string): Metadata {
  const said = page === "home" ? previews.en.home : previews.en.games[page];
  if (!said) return {};
  const { title, text } = said;
  const images = [{ url: pictureOf(page, "en"), width: 1200, height: 630, alt: title }];
  return {
    description: text,
    openGraph: { type: "website", siteName: previews.en.home.title, title, description: text, url: path, images },
    twitter: { card: "summary_large_image", title, description: text, images: [pictureOf(page, "en")] },
  };
}
