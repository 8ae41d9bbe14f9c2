"use client";

import { useEver } from "./hooks/use-ever";
import { Modal } from "./loading/lazy-overlays";
import { LoadingBoundary } from "./loading/loading-boundary";
import type { ModalProps } from "./modal";

/** A panel that rises from the foot of the screen. Its machinery arrives when it first opens. */
export function Sheet(props: ModalProps) {
  return (
    useEver(props.open) && (
      <LoadingBoundary>
        <Modal shape="sheet" {...props} />
      </LoadingBoundary>
    )
  );
}
