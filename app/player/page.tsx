import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { PlayerPage } from "@/components/ranked/player/player-page";
import { rankedTitle } from "@/components/words/page-titles";

// Whose page it is, it reads from its address, /player/ID; some are for friends.
export const metadata: Metadata = {
  ...linkTags("player", "/player"),
  title: rankedTitle("title"),
  robots: { index: false },
};

export default function Player() {
  return <PlayerPage />;
}
