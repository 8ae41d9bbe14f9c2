import { useEffect } from "react";
import { startMurmur } from "@/lib/browser/device/murmur";
import { murmur, sound } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";

/** The majlis is heard under the table, where it is wished for and from the first touch on. */
export function useMurmur(): void {
  const isOn = useStored(murmur);
  const isHeard = useStored(sound);
  useEffect(() => {
    if (!isOn || !isHeard) return;
    let stop = startMurmur();
    const begin = () => {
      stop ??= startMurmur();
    };
    window.addEventListener("pointerup", begin);
    return () => {
      window.removeEventListener("pointerup", begin);
      stop?.();
    };
  }, [isOn, isHeard]);
}
