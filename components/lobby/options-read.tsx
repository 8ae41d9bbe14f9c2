import type { ReactNode } from "react";
import { keyedByIndex } from "@/components/ui/keyed-by-index";

/** The options of a table as whoever cannot choose them reads them. */
export function OptionsRead({
  lines,
}: {
  lines: readonly { readonly label: string; readonly value: ReactNode; readonly note?: string | null }[];
}) {
  return (
    <dl className="divide-y divide-hairline">
      {keyedByIndex(lines, ({ label, value, note }) => (
        <div className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
          <dt className="max-w-[60%] shrink-0 text-sand">{label}</dt>
          <dd className="text-end">
            <span className="font-bold text-strong">{value}</span>
            {note && <span className="block text-balance text-md text-sand">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
