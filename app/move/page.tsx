import { DeviceMovePage } from "@/components/account/device-move-page";

export default function MovePage() {
  return <DeviceMovePage />;
}
