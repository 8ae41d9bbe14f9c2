import type { Metadata } from "next";
import { RulesPage } from "@/components/rules/rules-page";

export const metadata: Metadata = { title: "The rules of Eights · قوانين ثمانيات" };

export default function EightsRulesPage() {
  return <RulesPage game="eights" />;
}
