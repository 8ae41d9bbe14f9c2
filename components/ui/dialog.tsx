"use client";

import { Arrival } from "./arrival";
import type { ModalProps } from "./modal";
import { useOnce } from "./once";
import { Modal } from "./parts";

/** A question or a message in the middle of the screen. Its machinery arrives when it first opens. */
export function Dialog(props: ModalProps) {
  return (
    useOnce(props.open) && (
      <Arrival>
        <Modal shape="dialog" {...props} />
      </Arrival>
    )
  );
}
