"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { mayBeAsked } from "@/lib/browser/storage/asked-to-tables";

const TableCall = lazyPart(() => import("@/components/ranked/social/table-call"));

/** Pages that show it themselves, or are no player's. */
const WITHOUT: readonly string[] = ["/friends", "/admin"];

/** Whoever has friends is called to their tables on whatever page they are; all of it is fetched only for them. */
export function TableInvitations() {
  const path = usePathname();
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(!WITHOUT.includes(path) && mayBeAsked()), [path]);
  if (!isOn) return null;
  return (
    <LoadingBoundary isAdornment>
      <TableCall />
    </LoadingBoundary>
  );
}
