"use client";

import { useEver } from "./hooks/use-ever";
import { Modal } from "./loading/lazy-overlays";
import { LoadingBoundary } from "./loading/loading-boundary";
import type { ModalProps } from "./modal";

/** A question or a message in the middle of the screen. Its machinery arrives when it first opens. */
export function Dialog(props: ModalProps) {
  return (
    useEver(props.open) && (
      <LoadingBoundary>
        <Modal shape="dialog" {...props} />
      </LoadingBoundary>
    )
  );
}
