import { classes } from "@/components/ui/classes";

/** The name of the house in both scripts, in the size of the text around it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={classes("inline-flex items-baseline gap-[0.5em] whitespace-nowrap font-bold font-display", className)}
    >
      <span lang="ar" className="text-[0.95em] text-strong">
        مجلس
      </span>
      <span lang="en" className="text-brass-1">
        Majlis
      </span>
    </span>
  );
}
