import { memo } from "react";
import { useTranslations } from "use-intl";
import { coinAt, coinSize } from "../layout/beside-seat";
import type { Layout, Place } from "../layout/layout";
import styles from "./dealer-coin.module.css";

/** The dealer's coin, which travels to the next dealer. */
export const DealerCoin = memo(function DealerCoin({ layout, place }: { layout: Layout; place: Place }) {
  const t = useTranslations("baloot");
  const size = coinSize(layout);
  const { x, y } = coinAt(layout, place);
  return (
    <span
      aria-hidden="true"
      data-dealer={place}
      className={`${styles.coin} absolute top-0 left-0 z-(--z-hud) grid place-items-center rounded-full border-2 border-[#fff1c9]/70 bg-linear-to-b from-brass-1 to-brass-4 font-extrabold font-index text-brass-ink shadow-card`}
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.52,
        transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
      }}
    >
      {t("coin")}
    </span>
  );
});
