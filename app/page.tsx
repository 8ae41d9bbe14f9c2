import { HomeOrTable } from "@/components/home/home-or-table";

export default function HomePage() {
  return <HomeOrTable />;
}
