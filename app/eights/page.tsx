import type { Metadata } from "next";
import { HomeOrTable } from "@/components/home/home-or-table";

export const metadata: Metadata = { title: "Eights · ثمانيات" };

export default function EightsPage() {
  return <HomeOrTable game="eights" />;
}
