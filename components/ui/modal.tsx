"use client";

import * as Radix from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { classes } from "./classes";
import { useCoversPage } from "./hooks/use-covers-page";
import { IconButton } from "./icon-button";
import { CloseIcon } from "./icons";

/** What a dialog and a sheet take. */
export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title is spoken but not shown. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** The name of the button that closes it; left out, there is none and something inside must close it. */
  closeLabel?: string;
  /** What stays at the foot while the middle scrolls. */
  footer?: ReactNode;
  /** There is only something to read inside: the middle itself takes the focus, so that the keys scroll it. */
  isText?: boolean;
  className?: string;
  children?: ReactNode;
}

const shapes = {
  dialog:
    "top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-1.5rem))] -translate-1/2 rounded-sheet data-[state=closed]:animate-vanish data-[state=open]:animate-arrive",
  sheet:
    "inset-x-0 bottom-0 mx-auto max-h-[88dvh] w-full max-w-xl rounded-t-sheet lying:max-w-3xl border-b-0 pb-(--safe-bottom) data-[state=closed]:animate-sink data-[state=open]:animate-rise",
} as const;

/** The opened half of Dialog and Sheet, loaded when one first opens. */
export default function Modal({ shape, ...props }: ModalProps & { shape: keyof typeof shapes }) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useCoversPage(props.open);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-dialog) bg-night/75 data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          ref={content}
          {...(props.description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // The dialog itself, not its close button: a screen reader begins with the title, and no ring is drawn.
            event.preventDefault();
            const wanted = content.current?.querySelector<HTMLElement>("[data-autofocus]");
            (wanted ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classes(
            "lacquer fixed z-(--z-dialog) flex flex-col shadow-modal outline-none",
            shapes[shape],
            props.className,
          )}
        >
          <header className={classes("flex items-start gap-3 px-5 pt-5", props.hideTitle && "sr-only")}>
            <div className="min-w-0 flex-1 self-center">
              <Radix.Title className="font-extrabold text-strong text-xl">{props.title}</Radix.Title>
              {props.description && (
                <Radix.Description className="mt-1 text-base text-sand">{props.description}</Radix.Description>
              )}
            </div>
            {props.closeLabel && !props.hideTitle && (
              <Radix.Close asChild>
                <IconButton icon={CloseIcon} look="outline" aria-label={props.closeLabel} tip={false} />
              </Radix.Close>
            )}
          </header>
          <div
            {...(props.isText && { role: "group", tabIndex: 0, "aria-label": props.title })}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-2"
          >
            {props.children}
          </div>
          {props.footer && <footer className="flex flex-wrap justify-end gap-3 px-5 pb-5">{props.footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
