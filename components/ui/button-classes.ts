import { classes } from "./classes";

/** The four kinds of action: the screen's one primary, the second or the warning, all the rest, and the barely there. */
export type ButtonLook = "brass" | "madder" | "quiet" | "outline";
/** Small sits in a row of text, medium is the rule, large is the screen's main action. */
export type ButtonSize = "small" | "medium" | "large";

const looks: Record<ButtonLook, string> = {
  brass: "face face-brass",
  madder: "face face-madder",
  quiet: "face face-quiet",
  outline: "border border-hairline bg-well/70 text-strong active:bg-lacquer",
};

const sizes: Record<ButtonSize | "icon", string> = {
  icon: "size-11 rounded-control border border-hairline",
  small: "min-h-11 gap-2 rounded-control px-4 text-base font-bold",
  medium: "min-h-13 gap-2.5 rounded-button px-5 text-lg font-extrabold",
  large: "min-h-15 gap-3 rounded-panel px-6 text-xl font-extrabold",
};

const off = "border border-hairline/50 bg-[#221a2c] text-dust";

/** How a button may look. */
export interface Appearance {
  look?: ButtonLook;
  /** `icon` is the square of an IconButton. */
  size?: ButtonSize | "icon";
  /** As wide as its container. */
  wide?: boolean;
}

/** The class names of a button, for a link that looks like one. */
export function buttonClasses({ look = "quiet", size = "medium", wide }: Appearance = {}, isOff = false): string {
  return classes(
    "relative inline-flex shrink-0 select-none items-center justify-center text-center leading-tight",
    sizes[size],
    isOff ? off : looks[look],
    wide && "w-full",
  );
}
