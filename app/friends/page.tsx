import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { FriendsScreen } from "@/components/ranked/social/friends-screen";
import { rankedTitle } from "@/components/words/page-titles";

// One's own, and whoever one sends a link to alone may use it.
export const metadata: Metadata = {
  ...linkTags("friends", "/friends"),
  title: rankedTitle("title"),
  robots: { index: false },
};

export default function Friends() {
  return <FriendsScreen />;
}
