import type { Metadata } from "next";
import { WholeLadder } from "@/components/ranked/ladder/whole-ladder";
import { rankedTitle } from "@/components/words/page-titles";

export const metadata: Metadata = { title: rankedTitle("ladder") };

export default function Ladder() {
  return <WholeLadder />;
}
