import { type MouseEvent, useRef, useState } from "react";
import { classes } from "@/components/ui/classes";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { DownIcon } from "@/components/ui/icons";
import { CLOSING } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import styles from "./closing-slot.module.css";

const HOLD_MS = 600;

/**
 * Where the last card is put face down: held for a moment, or the card carried here, so that nobody closes by a slip. By
 * keys at once, and a finger that cannot hold taps twice.
 */
export function ClosingSlot({ isOpen, width, close }: { isOpen: boolean; width: number; close: () => void }) {
  const { t } = useCardWords();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  const [isArmed, setArmed] = useState(false);
  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  // What was begun for one card is not ended for another, which a later deal brings.
  useOnChange([isOpen], () => () => clearTimeout(timer.current));
  if (!isOpen && (isHeld || isArmed)) {
    setHeld(false);
    setArmed(false);
  }
  const press = () => {
    if (!isOpen) return;
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      close();
    }, HOLD_MS);
  };
  const clicked = ({ detail }: MouseEvent) => {
    if (!isOpen) return;
    if (detail === 0 || isArmed) close();
    else setArmed(true);
  };
  const note = isOpen ? t(isArmed ? "closing.again" : "closing.hold") : t("closing.idle");
  return (
    <div className="grid shrink-0 justify-items-center gap-1 text-center">
      <button
        type="button"
        data-closing=""
        data-drop={CLOSING}
        aria-disabled={!isOpen}
        aria-label={`${t("closing.title")}, ${note}`}
        onPointerDown={press}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onClick={clicked}
        className={classes(
          "relative grid touch-none place-items-center overflow-hidden rounded-control border-2 select-none",
          isOpen
            ? "border-brass-2 bg-[#3c2c0e] text-brass-1 shadow-[0_0_18px_rgb(240_203_123/0.5)] data-over:bg-[#6b4d16]"
            : "border-sand/60 border-dashed text-sand",
        )}
        style={{ inlineSize: width, blockSize: width * 1.3 }}
      >
        <span aria-hidden="true" className={classes(styles.fill, isHeld && styles.held)} />
        <DownIcon size={22} className="relative" />
      </button>
      <span aria-hidden="true" className="w-24">
        <span className="block font-extrabold text-base/5 text-strong">{t("closing.title")}</span>
        <span className="block text-balance text-sand text-sm/4">{note}</span>
      </span>
    </div>
  );
}
