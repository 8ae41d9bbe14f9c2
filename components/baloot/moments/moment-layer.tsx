import type { ComponentProps } from "react";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { MomentShown } from "../match/lazy-parts";
import type { Moment } from "./moments-of";

/** Where a moment is seen, if there is one. */
export function MomentLayer({
  moment,
  ...rest
}: Omit<ComponentProps<typeof MomentShown>, "moment"> & { moment: Moment | null }) {
  if (!moment) return null;
  return (
    <LoadingBoundary>
      <MomentShown key={moment.key} moment={moment} {...rest} />
    </LoadingBoundary>
  );
}
