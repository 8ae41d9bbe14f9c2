import type { Metadata } from "next";
import { EightsTable } from "@/components/eights/table";

export const metadata: Metadata = { title: "Eights · ثمانيات" };

/** Every table of Eights: which one it is, the page reads from its address, /eights/CODE. */
export default function EightsTablePage() {
  return <EightsTable />;
}
