import type { Metadata } from "next";
import { BalootTable } from "@/components/baloot/table";

export const metadata: Metadata = { title: "Baloot · بلوت" };

/** Every table of Baloot: which one it is, the page reads from its address, /baloot/CODE. */
export default function BalootTablePage() {
  return <BalootTable />;
}
