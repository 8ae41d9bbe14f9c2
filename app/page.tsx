import { Home } from "@/components/home/home";

export default function HomePage() {
  return <Home />;
}
