import type { Metadata } from "next";
import { Home } from "@/components/home/home";

export const metadata: Metadata = { title: "Baloot · بلوت" };

export default function BalootPage() {
  return <Home game="baloot" />;
}
