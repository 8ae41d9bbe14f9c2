"use client";

import * as Radix from "radix-ui/dropdown-menu";
import { Fragment, useState } from "react";
import { classes } from "./classes";
import { CheckIcon } from "./icons";
import type { MenuEntry, MenuProps } from "./menu";
import { useLiesOver } from "./over";

const line =
  "flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-base outline-none data-disabled:cursor-default data-disabled:text-dust data-highlighted:bg-brass-3/20";

function Entry({ entry }: { entry: MenuEntry }) {
  const { icon: Glyph } = entry;
  const words = (
    <>
      {Glyph && <Glyph size={20} className={entry.grave ? "text-madder-1" : "text-brass-2"} />}
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{entry.label}</span>
        {entry.note && <span className="block text-sand text-sm">{entry.note}</span>}
      </span>
    </>
  );
  const shared = {
    disabled: entry.disabled,
    onSelect: entry.onSelect,
    className: classes(line, entry.grave ? "text-madder-1" : "text-bone"),
  };
  if (entry.checked === undefined) return <Radix.Item {...shared}>{words}</Radix.Item>;
  return (
    <Radix.CheckboxItem {...shared} checked={entry.checked}>
      {words}
      <Radix.ItemIndicator>
        <CheckIcon size={20} className="text-brass-2" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

/** The opened half of Menu, loaded at its first press and therefore open. */
export default function MenuList({ trigger, entries, align = "start" }: MenuProps) {
  const [isOpen, setOpen] = useState(true);
  useLiesOver(isOpen);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={setOpen}
      modal={false}
      dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="lacquer z-(--z-dialog) max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) animate-pop overflow-y-auto rounded-panel p-1.5 shadow-modal"
        >
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              {entry.apart && <Radix.Separator className="mx-2 my-1.5 h-px bg-hairline" />}
              <Entry entry={entry} />
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
