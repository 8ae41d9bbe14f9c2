import styles from "./art.module.css";

/** The red coin that says how many cards the next player must take; it swells when the amount changes. */
export function PendingCoin({
  amount,
  size = 60,
  className = "",
}: {
  amount: number;
  size?: number;
  className?: string;
}) {
  return (
    <span
      key={amount}
      className={`${styles.pop} ${className}`}
      style={{
        display: "inline-grid",
        placeItems: "center",
        inlineSize: size,
        blockSize: size,
        boxSizing: "border-box",
        border: `${size * 0.05}px solid #FFE0A0`,
        borderRadius: "50%",
        background: "radial-gradient(circle at 50% 25%, #D8483A, #C0332A 55%, #A92A22)",
        boxShadow: "0 0 0 2px rgb(40 12 16 / .7), 0 4px 10px rgb(10 4 16 / .55), 0 0 26px rgb(216 58 46 / .5)",
        color: "#FFF",
        fontFamily: 'var(--font-slab, "Roboto Slab"), serif',
        fontWeight: 800,
        fontSize: size * (amount > 99 ? 0.29 : amount > 9 ? 0.36 : 0.44),
        lineHeight: 1,
      }}
    >
      <bdi dir="ltr">+{amount}</bdi>
    </span>
  );
}
