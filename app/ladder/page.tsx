import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { WholeLadder } from "@/components/ranked/ladder/whole-ladder";
import { rankedTitle } from "@/components/words/page-titles";

export const metadata: Metadata = { ...linkTags("ladder", "/ladder"), title: rankedTitle("ladder") };

export default function Ladder() {
  return <WholeLadder />;
}
