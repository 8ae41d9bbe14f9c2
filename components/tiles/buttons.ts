import styles from "./buttons.module.css";

/** The square of a tool; `--tool` is its edge where it is not a target's own. */
export const toolLook = `${styles.tool} lacquer grid flex-none place-items-center rounded-control font-bold text-[1.125rem]/none`;

/** The one golden button of a screen; `--primary` is its height where it is not the usual one. */
export const primaryLook = `${styles.primary} w-full rounded-[1.25rem] font-extrabold text-[1.375rem]/5.5`;
