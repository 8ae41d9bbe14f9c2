"use client";

import { Arrival } from "./arrival";
import type { ModalProps } from "./modal";
import { useOnce } from "./once";
import { Modal } from "./parts";

/** A panel that rises from the foot of the screen. Its machinery arrives when it first opens. */
export function Sheet(props: ModalProps) {
  return (
    useOnce(props.open) && (
      <Arrival>
        <Modal shape="sheet" {...props} />
      </Arrival>
    )
  );
}
