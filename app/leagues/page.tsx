import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { LeaguesPage } from "@/components/ranked/leagues/leagues-page";
import { rankedTitle } from "@/components/words/page-titles";

export const metadata: Metadata = { ...linkTags("leagues", "/leagues"), title: rankedTitle("leagues") };

export default function Leagues() {
  return <LeaguesPage />;
}
