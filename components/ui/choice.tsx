"use client";

import { type ReactNode, useId } from "react";
import { classes } from "./classes";

/** One answer of a choice. */
interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  /** A picture above the label, as in a row of speeds; only tiles show it. */
  picture?: ReactNode;
  disabled?: boolean;
}

/** What a choice takes. */
interface ChoiceProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `tiles` stand side by side and the chosen one is brass; `list` is one below the other, with a note. */
  shape?: "tiles" | "list";
  disabled?: boolean;
  className?: string;
}

const tile =
  "grid min-h-13 flex-1 basis-0 content-center justify-items-center gap-x-2 rounded-button border border-hairline bg-linear-to-b from-lacquer/80 to-lacquer-foot px-2 py-2 text-center leading-tight transition-colors";
const chosenTile = "has-checked:face has-checked:face-brass has-checked:border-transparent has-checked:text-brass-ink";

/** One of a few: native radio buttons, so that arrows, forms and right-to-left need no code. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId();
  const { shape = "tiles" } = props;
  return (
    <fieldset disabled={props.disabled} className={classes("min-w-0", props.className)}>
      <legend className={props.hideLabel ? "sr-only" : "mb-2 font-bold text-brass-2 text-lg"}>{props.label}</legend>
      <div className={shape === "tiles" ? "flex gap-2" : "lacquer overflow-hidden rounded-panel"}>
        {props.options.map((option) => (
          <label
            key={option.value}
            className={classes(
              "relative has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-brass-2 has-focus-visible:outline-offset-3",
              props.disabled && "not-has-checked:text-dust",
              option.disabled && "text-dust opacity-60",
              shape === "tiles"
                ? classes(tile, chosenTile)
                : "flex min-h-14 items-center gap-3 px-4 py-2 not-first:border-hairline not-first:border-t has-checked:bg-brass-3/12 has-focus-visible:outline-offset-[-3px]",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
              className="peer sr-only"
            />
            {shape === "list" && (
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-dust after:size-2.5 after:scale-0 after:rounded-full after:bg-brass-ink peer-checked:border-brass-3 peer-checked:bg-brass-3 peer-checked:after:scale-100"
              />
            )}
            {shape === "tiles" && option.picture}
            {shape === "tiles" ? (
              <>
                <span className="font-bold">{option.label}</span>
                {option.note && <span className="text-md peer-checked:[&]:opacity-90">{option.note}</span>}
              </>
            ) : (
              // A note stands beside its answer where it fits there whole, else below it.
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="whitespace-nowrap font-bold">{option.label}</span>
                {option.note && <span className="text-md text-sand">{option.note}</span>}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
