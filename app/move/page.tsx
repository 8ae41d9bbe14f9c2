import { Move } from "@/components/home/move";

export default function MovePage() {
  return <Move />;
}
