import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes";
import { classes } from "./classes";
import type { Icon } from "./icons";
import { Tooltip, type TooltipSide } from "./tooltip";

/** What an icon button takes beside what a `<button>` takes. */
interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: Icon;
  /** What it does; spoken, and shown as its tip. */
  "aria-label": string;
  look?: ButtonLook;
  /** Where the tip opens; `false` for none. */
  tip?: TooltipSide | false;
  /** A count in a coin on its corner, such as unread messages. */
  count?: number;
}

/** An action told by a picture: 44 px, or larger by `className`. */
export function IconButton({
  icon: Glyph,
  look = "quiet",
  tip = "bottom",
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClasses({ look, size: "icon" }, rest.disabled), className)}
    >
      <Glyph size={22} className={look === "quiet" || look === "outline" ? "text-bone" : undefined} />
      {Boolean(count) && (
        <span className="-end-1.5 -top-1.5 absolute grid h-5 min-w-5 place-items-center rounded-full bg-madder-3 px-1 font-bold text-madder-ink text-xs tabular-nums">
          {count}
        </span>
      )}
      {tip && <Tooltip text={rest["aria-label"]} side={tip} />}
    </button>
  );
}
