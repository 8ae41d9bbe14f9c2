"use client";

import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import type { Icon } from "./icons";
import { MenuList } from "./loading/lazy-overlays";
import { LoadingBoundary } from "./loading/loading-boundary";

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: Icon;
  /** A quieter line below the label. */
  note?: ReactNode;
  onSelect: () => void;
  /** A line is drawn above it. */
  apart?: boolean;
  /** It ends or removes something: madder. */
  grave?: boolean;
  /** Present at all: it is a switch, and this is whether it is on. */
  checked?: boolean;
  disabled?: boolean;
}

type Trigger = ReactElement<{
  onClick?: (event: { preventDefault: () => void }) => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

/** What a menu takes. */
export interface MenuProps {
  /** An IconButton or Button. */
  trigger: Trigger;
  entries: readonly MenuEntry[];
  align?: "start" | "center" | "end";
}

/** A list of actions under a button. Its machinery arrives at the first press. */
export function Menu({ trigger, entries, align = "start" }: MenuProps) {
  const [asked, setAsked] = useState(false);
  const waiting = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": asked,
    onClick: () => setAsked(true),
  });
  if (!asked) return waiting;
  return (
    <LoadingBoundary fallback={waiting}>
      <MenuList trigger={trigger} entries={entries} align={align} />
    </LoadingBoundary>
  );
}
