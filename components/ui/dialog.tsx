"use client";

import { lazy, Suspense } from "react";
import type { ModalProps } from "./modal";
import { useOnce } from "./once";

const Modal = lazy(() => import("./modal"));

/** A question or a message in the middle of the screen. Its machinery arrives when it first opens. */
export function Dialog(props: ModalProps) {
  return (
    useOnce(props.open) && (
      <Suspense>
        <Modal shape="dialog" {...props} />
      </Suspense>
    )
  );
}
