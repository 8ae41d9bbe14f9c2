import type { ReactNode } from "react";
import { classes } from "./classes";

/** What a switch takes. */
interface SwitchProps {
  label: ReactNode;
  /** A quieter line below the label. */
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** On or off, at once: a line with its words at the start and the switch at the end. */
export function Switch({ label, note, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <label className={classes("relative flex min-h-12 items-center gap-4 py-1.5", disabled && "text-dust", className)}>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{label}</span>
        {note && <span className="block text-md text-sand">{note}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={classes(
          "relative h-8 w-14 shrink-0 rounded-full border border-hairline bg-well transition-colors duration-(--duration-lift)",
          "peer-checked:bg-brass-4 peer-focus-visible:outline-3 peer-focus-visible:outline-brass-2 peer-focus-visible:outline-offset-3",
          "after:absolute after:start-1 after:top-[0.1875rem] after:size-6 after:rounded-full after:bg-sand after:shadow-card after:transition-transform after:duration-(--duration-lift) after:ease-out",
          "peer-checked:after:translate-x-[1.375rem] peer-checked:after:bg-strong rtl:peer-checked:after:-translate-x-[1.375rem]",
          "peer-disabled:opacity-60",
        )}
      />
    </label>
  );
}
