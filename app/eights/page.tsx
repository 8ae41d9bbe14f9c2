import type { Metadata } from "next";
import { Home } from "@/components/home/home";

export const metadata: Metadata = { title: "Eights · ثمانيات" };

export default function EightsPage() {
  return <Home game="eights" />;
}
