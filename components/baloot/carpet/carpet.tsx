import { memo } from "react";
import type { Plane } from "../layout/plane";
import styles from "./carpet.module.css";
import { Leaning } from "./leaning";

/** The carpet itself. */
export const BoardCarpet = memo(function BoardCarpet({ plane }: { plane: Plane }) {
  return (
    <Leaning plane={plane} className="z-(--z-carpet)">
      <div className={styles.carpet} />
    </Leaning>
  );
});
