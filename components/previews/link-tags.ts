import type { Metadata } from "next";
import type { GameId, SoloId } from "@/lib/rules/registry";
import type { RankedPageName } from "./preview-words";
import { pictureOf, previews } from "./previews";

/** What a page says of itself where its link is sent, until the house's door knows better (party/link-preview.ts). */
export function linkTags(page: "home" | GameId | SoloId | RankedPageName, path: string): Metadata {
  const { home, games, words } = previews.en;
  const isRanked = (name: string): name is RankedPageName => Object.hasOwn(words.pages, name);
  const said = page === "home" ? home : isRanked(page) ? words.pages[page] : games[page];
  if (!said) return {};
  const { title, text } = said;
  const picture = pictureOf(page, "en");
  const images = [{ url: picture, width: 1200, height: 630, alt: title }];
  return {
    description: text,
    openGraph: { type: "website", siteName: previews.en.home.title, title, description: text, url: path, images },
    twitter: { card: "summary_large_image", title, description: text, images: [picture] },
  };
}
