import type { Metadata } from "next";
import { DeviceMovePage } from "@/components/account/device-move-page";

// Whoever is sent one of these alone may use it.
export const metadata: Metadata = { robots: { index: false } };

export default function MovePage() {
  return <DeviceMovePage />;
}
