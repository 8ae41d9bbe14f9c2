import { Missing } from "@/components/home/missing";

export default function NotFound() {
  return <Missing />;
}
