import type { Metadata } from "next";
import { RankedPlay } from "@/components/ranked/queue/ranked-play";
import { rankedTitle } from "@/components/words/page-titles";

export const metadata: Metadata = { title: rankedTitle("title"), robots: { index: false } };

export default function Ranked() {
  return <RankedPlay />;
}
