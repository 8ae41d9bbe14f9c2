import type { Metadata } from "next";
import { LeaguesPage } from "@/components/ranked/leagues/leagues-page";
import { rankedTitle } from "@/components/words/page-titles";

export const metadata: Metadata = { title: rankedTitle("leagues") };

export default function Leagues() {
  return <LeaguesPage />;
}
