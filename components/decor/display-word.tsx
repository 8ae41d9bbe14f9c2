import { classes } from "@/components/ui/classes";
import { type DrawnWords, drawnWords } from "./drawn-words";

/**
 * A word of the display face, drawn in the size and colour of the text around it: it is there at once, and nothing moves
 * when letters come. It stands on their baseline, with the room under it left to whatever it stands in.
 */
export function DisplayWord({
  word,
  words = drawnWords,
  className,
  isSilent = false,
}: {
  word: string;
  /** Where it is found, if it is no word of the house. */
  words?: DrawnWords;
  className?: string;
  isSilent?: boolean;
}) {
  const drawn = words[word];
  if (!drawn) return <span className={className}>{word}</span>;
  return (
    <span
      {...(!isSilent && { role: "img", "aria-label": word })}
      className={classes("mb-[-0.15em] inline-block h-[1em] shrink-0", className)}
    >
      <svg
        viewBox={`0 -850 ${drawn.width} 1000`}
        aria-hidden="true"
        focusable="false"
        className="block h-full overflow-visible fill-current"
      >
        <path d={drawn.path} />
      </svg>
    </span>
  );
}
