"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes";

/** What a text field takes beside what an `<input>` takes. */
interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "size"> {
  label: string;
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows how much of `maxLength` is used. */
  counted?: boolean;
  /** In slab capitals, left to right: a table's code. */
  code?: boolean;
  /** What stands at its end, such as a button. */
  end?: ReactNode;
}

/** One line of text, with its error where it happened. */
export function TextField({
  label,
  hideLabel,
  value,
  onChange,
  hint,
  error,
  counted,
  code,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const note = error || hint;
  return (
    <div className={className}>
      <div className={classes("mb-1.5 flex items-baseline justify-between gap-3", hideLabel && !counted && "sr-only")}>
        <label htmlFor={id} className={hideLabel ? "sr-only" : "font-bold text-brass-2 text-md"}>
          {label}
        </label>
        {counted && rest.maxLength && (
          <span aria-hidden="true" dir="ltr" className="text-sand text-xs tabular-nums">
            {[...value].length}/{rest.maxLength}
          </span>
        )}
      </div>
      <div
        className={classes(
          "flex min-h-13 items-center gap-2 rounded-button border bg-well ps-4 focus-within:outline-3 focus-within:outline-brass-2 focus-within:outline-offset-2",
          error ? "border-madder-2" : "border-hairline",
          end ? "pe-1.5" : "pe-4",
        )}
      >
        <input
          // While empty it follows the page, and so does its placeholder.
          dir={code ? "ltr" : value ? "auto" : undefined}
          autoComplete="off"
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={classes(
            "min-w-0 flex-1 bg-transparent py-3 text-strong outline-none [&::-webkit-search-cancel-button]:hidden",
            // 16 px at least: a smaller field makes iOS zoom the page.
            code
              ? "text-center font-index text-2xl tracking-[0.12em] uppercase placeholder:normal-case"
              : "font-semibold text-lg",
          )}
        />
        {end}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={classes("mt-1.5 text-md", error ? "text-madder-1" : "text-sand")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
