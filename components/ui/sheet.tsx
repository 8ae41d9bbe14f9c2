"use client";

import { lazy, Suspense } from "react";
import type { ModalProps } from "./modal";
import { useOnce } from "./once";

const Modal = lazy(() => import("./modal"));

/** A panel that rises from the foot of the screen. Its machinery arrives when it first opens. */
export function Sheet(props: ModalProps) {
  return (
    useOnce(props.open) && (
      <Suspense>
        <Modal shape="sheet" {...props} />
      </Suspense>
    )
  );
}
