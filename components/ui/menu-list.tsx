"use client";

import * as Radix from "radix-ui/dropdown-menu";
import { Fragment, useState } from "react";
import { classes } from "./classes";
import { useCoversPage } from "./hooks/use-covers-page";
import { CheckIcon } from "./icons";
import type { MenuEntry, MenuProps } from "./menu";

const line =
  "flex min-h-12 lying:min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 lying:py-1 text-base outline-none data-disabled:cursor-default data-disabled:text-dust data-highlighted:bg-brass-3/20";

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

/** A longer menu lies in two columns on a phone on its side: a row that is not seen is not known of. */
const FEW = 5;

/** The opened half of Menu, loaded at its first press and therefore open. */
export default function MenuList({ trigger, entries, align = "start" }: MenuProps) {
  const [isOpen, setOpen] = useState(true);
  useCoversPage(isOpen);
  const isLong = entries.length > FEW;
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
          className={classes(
            "lacquer z-(--z-dialog) max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) animate-pop overflow-y-auto rounded-panel p-1.5 shadow-modal",
            isLong && "lying:grid lying:max-w-[min(40rem,calc(100vw-1.5rem))] lying:grid-cols-2",
          )}
        >
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              {entry.apart && (
                <Radix.Separator
                  className={classes(
                    "col-span-full mx-2 my-1.5 lying:my-1 h-px bg-hairline",
                    // Two of them stand beside each other there.
                    isLong && entries[index - 1]?.apart && "lying:hidden",
                  )}
                />
              )}
              <Entry entry={entry} />
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
