"use client";

import * as Radix from "radix-ui/tooltip";
import type { TooltipProps } from "./tooltip";

/** The open bubble of a tip, loaded when first needed. */
export default function TooltipBubble({ text, side }: TooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span className="absolute inset-0" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="lacquer pointer-events-none z-(--z-reason) max-w-64 animate-pop rounded-control px-3 py-2 text-center font-semibold text-md shadow-panel"
          >
            {text}
            <Radix.Arrow width={14} height={7} className="fill-lacquer-foot" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
