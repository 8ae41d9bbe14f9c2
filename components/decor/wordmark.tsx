import { classes } from "@/components/ui/classes";
import { DisplayWord } from "./display-word";

/** The name of the house in both scripts, in the size of the text around it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes("inline-flex items-baseline gap-[0.5em] pb-[0.15em]", className)}>
      <span lang="ar" className="text-[0.95em] text-strong">
        <DisplayWord word="مجلس" />
      </span>
      <span lang="en" className="text-brass-1">
        <DisplayWord word="Majlis" />
      </span>
    </span>
  );
}
