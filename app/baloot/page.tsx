import type { Metadata } from "next";
import { HomeOrTable } from "@/components/home/home-or-table";

export const metadata: Metadata = { title: "Baloot · بلوت" };

export default function BalootPage() {
  return <HomeOrTable game="baloot" />;
}
