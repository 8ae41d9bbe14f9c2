import type { Metadata } from "next";
import { RulesPage } from "@/components/rules/rules-page";

export const metadata: Metadata = { title: "The rules of Baloot · قوانين بلوت" };

export default function BalootRulesPage() {
  return <RulesPage game="baloot" />;
}
