import { useTranslations } from "use-intl";
import { ShuffleIcon } from "@/components/ui/icons";
import styles from "./passing-notes.module.css";

/** By how much something has just moved, rising past it. */
export function Change({ by, className }: { by: 1 | -1; className?: string }) {
  return (
    <span
      className={`absolute z-2 font-extrabold ${styles.change} ${className}`}
      data-gain={by > 0 || undefined}
      dir="ltr"
      aria-hidden="true"
    >
      {by > 0 ? "+1" : "−1"}
    </span>
  );
}

/** That the piles have been shuffled together. */
export function Reshuffled() {
  const t = useTranslations("tiles");
  return (
    <p className={`absolute z-5 flex items-center rtl:[direction:rtl] ${styles.note}`}>
      <ShuffleIcon size={16} />
      {t("reshuffled")}
    </p>
  );
}
