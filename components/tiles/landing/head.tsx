import Link from "next/link";
import { useTranslations } from "use-intl";
import { BackIcon, BookIcon, SoundOffIcon, SoundOnIcon } from "@/components/ui/icons";
import { useLanguage } from "@/components/words/words-provider";
import { language, sound } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { toolLook } from "../buttons";
import styles from "./head.module.css";

/** The way home, whose house it is, and the tools. */
export function Head({ onRules }: { onRules: () => void }) {
  const t = useTranslations("tiles");
  const common = useTranslations("common");
  const spoken = useLanguage();
  const isHeard = useStored(sound);
  const other = spoken === "en" ? "ar" : "en";
  const Speaker = isHeard ? SoundOnIcon : SoundOffIcon;
  return (
    <header className={`flex items-center ${styles.head}`}>
      <Link href="/" prefetch={false} className={toolLook} aria-label={common("home")} data-part="home">
        <BackIcon size={22} />
      </Link>
      <span className={`me-auto flex items-center gap-1.75 font-bold ${styles.house}`}>
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <path
            d="M16 2.5 18.9 8.9 25.5 6.5 23.1 13.1 29.5 16 23.1 18.9 25.5 25.5 18.9 23.1 16 29.5 13.1 23.1 6.5 25.5 8.9 18.9 2.5 16 8.9 13.1 6.5 6.5 13.1 8.9Z"
            fill="none"
            stroke="#f2c75c"
            strokeWidth="1.7"
            strokeLinejoin="round"
          />
          <path d="M16 11 21 16 16 21 11 16Z" fill="#e8419f" />
        </svg>
        {common("majlis")}
      </span>
      <button type="button" className={toolLook} aria-label={t("rulesTitle")} title={t("rulesTitle")} onClick={onRules}>
        <BookIcon size={20} />
      </button>
      <button
        type="button"
        className={toolLook}
        lang={other}
        aria-label={other === "ar" ? "العربية" : "English"}
        onClick={() => language.write(other)}
        data-part="language"
      >
        <span className="[&:lang(ar)]:-translate-y-[3px]" aria-hidden="true">
          {other === "ar" ? "ع" : "En"}
        </span>
      </button>
      <button
        type="button"
        className={toolLook}
        aria-label={common(isHeard ? "soundOff" : "soundOn")}
        onClick={() => sound.write(!isHeard)}
      >
        <Speaker size={20} />
      </button>
    </header>
  );
}
