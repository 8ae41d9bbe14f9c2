import { useTranslations } from "use-intl";
import {
  BackIcon,
  BookIcon,
  FastIcon,
  FlameIcon,
  type Icon,
  LeaveIcon,
  MenuIcon,
  SoundOffIcon,
  SoundOnIcon,
} from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { sound } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { toolLook } from "../buttons";
import { fast } from "../play/kept-on-device";
import { Change } from "./passing-notes";
import styles from "./tool-bar.module.css";

function Tool({
  icon: Glyph,
  label,
  isOn,
  onClick,
  part,
}: {
  icon: Icon;
  label: string;
  isOn?: boolean;
  onClick?: () => void;
  part?: string;
}) {
  return (
    <button
      type="button"
      className={toolLook}
      aria-label={label}
      title={label}
      data-on={isOn || undefined}
      data-part={part}
      onClick={onClick}
    >
      <Glyph size={22} />
    </button>
  );
}

/** The tools, each in its place or all in a menu, as the layout has room. */
function Tools({ onRules, onLeave }: { onRules: () => void; onLeave: () => void }) {
  const t = useTranslations("tiles");
  const common = useTranslations("common");
  const isFast = useStored(fast);
  const isHeard = useStored(sound);
  const hurry = () => fast.write(!isFast);
  const hear = () => sound.write(!isHeard);
  const hearing = common(isHeard ? "soundOff" : "soundOn");
  return (
    <>
      <div className={styles.tools}>
        <Tool icon={BookIcon} label={t("rulesTitle")} onClick={onRules} />
        <Tool icon={FastIcon} label={t(isFast ? "fastOff" : "fastOn")} isOn={isFast} onClick={hurry} part="fast" />
        <Tool icon={isHeard ? SoundOnIcon : SoundOffIcon} label={hearing} onClick={hear} />
      </div>
      <div className={styles.menu}>
        <Menu
          align="end"
          trigger={
            <button type="button" className={toolLook} aria-label={t("menu")} data-part="menu">
              <MenuIcon size={22} />
            </button>
          }
          entries={[
            { id: "fast", label: t("fastOn"), icon: FastIcon, checked: isFast, onSelect: hurry },
            { id: "sound", label: hearing, icon: isHeard ? SoundOffIcon : SoundOnIcon, onSelect: hear },
            { id: "rules", label: t("rulesTitle"), icon: BookIcon, onSelect: onRules },
            { id: "leave", label: t("backToLanding"), icon: LeaveIcon, apart: true, grave: true, onSelect: onLeave },
          ]}
        />
      </div>
    </>
  );
}

/** The way out, the round, the score and the tools. */
export function ToolBar({
  round,
  streak,
  score,
  hasWon,
  onRules,
  onLeave,
}: {
  round: number;
  streak: number;
  score: number;
  /** Whether the last bet is being won just now. */
  hasWon: boolean;
  onRules: () => void;
  onLeave: () => void;
}) {
  const t = useTranslations("tiles");
  return (
    <header className={`absolute flex items-center ${styles.head}`}>
      <button
        type="button"
        className={`flex items-center rounded-[14px] font-bold ${styles.leave}`}
        aria-label={t("backToLanding")}
        onClick={onLeave}
        data-part="back"
      >
        <span className={toolLook}>
          <BackIcon size={22} />
        </span>
        <span>{t("back")}</span>
      </button>
      <div className={`min-w-0 flex-1 ${styles.round}`}>
        <h1 className="whitespace-nowrap" data-part="round">
          {t.rich("roundNumber", {
            round,
            number: (chunks) => <strong className="inline-block min-w-[1.9em] tabular-nums">{chunks}</strong>,
          })}
        </h1>
        <p className={`flex items-center whitespace-nowrap ${styles.streak}`} data-shown={streak >= 2 || undefined}>
          <FlameIcon size={16} />
          <span>{t("streak", { count: streak })}</span>
        </p>
      </div>
      <p
        className={`lacquer relative flex items-center justify-between rounded-[14px] ${styles.score}`}
        data-lit={hasWon || undefined}
      >
        <span className={`text-(--quiet) ${styles.word}`}>{t("score")}</span>
        <strong
          className={`min-w-[1.3em] text-end font-extrabold text-(--gold-light) tabular-nums leading-none ${styles.number}`}
          data-part="score"
        >
          {score}
        </strong>
        {hasWon && <Change by={1} className={styles.gained} />}
      </p>
      <Tools onRules={onRules} onLeave={onLeave} />
    </header>
  );
}
