import type { Kind } from "@/lib/rules/tiles";
import { Face } from "../face";
import styles from "./fan.module.css";

const fan: readonly Kind[] = ["bamboo-1", "characters-8", "green", "dots-1", "red"];

/** Five tiles over the title. */
export function Fan() {
  return (
    <div className={`unmirrored relative w-full ${styles.fan}`} aria-hidden="true">
      {fan.map((kind, index) => (
        <span key={kind} className="absolute top-0" style={{ "--i": index - 2 }}>
          <Face of={kind} />
        </span>
      ))}
    </div>
  );
}
