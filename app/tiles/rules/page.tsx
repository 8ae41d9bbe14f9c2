import type { Metadata } from "next";
import { RulesPage } from "@/components/rules/rules-page";

export const metadata: Metadata = { title: "The rules of Tiles · قوانين أحجار" };

export default function TilesRulesPage() {
  return <RulesPage game="tiles" />;
}
