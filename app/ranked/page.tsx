import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { RankedPlay } from "@/components/ranked/queue/ranked-play";
import { rankedTitle } from "@/components/words/page-titles";

export const metadata: Metadata = { ...linkTags("ranked", "/ranked"), title: rankedTitle("title") };

export default function Ranked() {
  return <RankedPlay />;
}
