import { useEffect, useState } from "react";
import { identity } from "@/lib/browser/own-identity";
import { useStored } from "@/lib/browser/storage/stored";
import type { Identity } from "@/lib/client/identity";

/** Whoever plays here: who they are on this device, and by their public id; that is null for nobody, undefined until it is known. */
export function useOwnPlayer(): { readonly who: Identity; readonly own: string | null | undefined } {
  const who = useStored(identity);
  const [own, setOwn] = useState<string | null>();
  useEffect(() => {
    let isHere = true;
    // It comes with what asks the ladder. What does not come now comes with what is asked next, which says so.
    import("@/lib/browser/own-devices")
      .then(({ ownPlayer }) => isHere && setOwn(ownPlayer(who)))
      .catch(() => isHere && setOwn(null));
    return () => {
      isHere = false;
    };
  }, [who]);
  return { who, own };
}
