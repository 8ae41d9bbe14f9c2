import type { ComponentProps, ReactNode } from "react";
import { type Appearance, type ButtonSize, buttonClasses } from "./button-classes";
import { classes } from "./classes";
import type { Icon } from "./icons";
import { Tooltip } from "./tooltip";

const iconSizes: Record<ButtonSize, number> = { small: 18, medium: 20, large: 24 };

/** What a button takes beside what a `<button>` takes. */
interface ButtonProps extends Omit<ComponentProps<"button">, "children">, Appearance {
  size?: ButtonSize;
  icon?: Icon;
  /** Why it cannot be pressed now. It stays reachable, says so on hover, focus and tap, and ignores presses. */
  why?: string | false | null;
  children: ReactNode;
}

/** An action. */
export function Button({
  look = "quiet",
  size = "medium",
  wide,
  icon: Glyph,
  why,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = Boolean(why) || rest.disabled;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={why ? true : undefined}
      onClick={why ? (event) => event.preventDefault() : onClick}
      className={classes(buttonClasses({ look, size, wide }, isOff), className)}
    >
      {Glyph && (
        <Glyph size={iconSizes[size]} className={look === "quiet" || look === "outline" ? "text-brass-2" : undefined} />
      )}
      <span className="min-w-0">{children}</span>
      {why && (
        <>
          <span className="sr-only">. {why}</span>
          <Tooltip text={why} onTap />
        </>
      )}
    </button>
  );
}
