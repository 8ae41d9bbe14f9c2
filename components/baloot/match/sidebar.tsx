import { useChat } from "@/components/chat/chat";
import { ChatBeside } from "@/components/chat/chat-panel";
import { SaduBand } from "@/components/decor/sadu-band";
import { Wordmark } from "@/components/decor/wordmark";
import { SoundSwitch } from "@/components/home/language-and-sound";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { classes } from "@/components/ui/classes";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, SettingsIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useBalootWords } from "../cards/card-words";
import { BalootLog } from "../log/log";
import { CardsWorth } from "../score/cards-worth";
import { HandsSoFar } from "../score/hands-so-far";

/** Score, hands, log and talk beside a wide table. */
export function Sidebar({
  width,
  menu,
  score,
  log,
  isAlone,
  story,
  onSettings,
}: {
  width: number;
  menu: React.ReactNode;
  score: React.ReactNode;
  log: React.ComponentProps<typeof BalootLog>;
  /** There is nobody to talk with. */
  isAlone: boolean;
  /** How the match went, in the place of its hands and its log, once it is over. */
  story: React.ReactNode;
  onSettings: () => void;
}) {
  const { t } = useBalootWords();
  const { setOpen } = useChat();
  const rules = useOpenRules();
  const isNarrow = width < 350;
  // The talk stands open beside a wide table, as soon as there is somebody to talk with.
  useOnChange([isAlone], () => setOpen(!isAlone));
  return (
    <aside
      className="absolute inset-y-0 end-0 z-(--z-hud) grid grid-cols-[auto_minmax(0,1fr)] bg-linear-to-b from-[#1d1538] to-[#150e1f]"
      style={{ inlineSize: width }}
    >
      <SaduBand kind="uwairjan" cell={Math.max(2.5, width / 144)} upright />
      <div className="flex min-h-0 flex-col gap-3 p-4">
        <div className="flex items-center gap-1.5">
          <Wordmark className={`me-auto ${width < 400 ? "text-lg" : "text-xl"}`} />
          <SoundSwitch />
          {!isNarrow && (
            <IconButton icon={BookIcon} look="outline" aria-label={t("menu.rules")} onClick={() => rules.open(null)} />
          )}
          <IconButton icon={SettingsIcon} look="outline" aria-label={t("menu.settings")} onClick={onSettings} />
          {menu}
        </div>
        {score}
        {story ?? <HandsAndLog {...log} isAlone={isAlone} />}
        {isAlone && !story && <CardsWorth trump={log.view.deal.contract?.trump ?? null} />}
        {!isAlone && (
          <ChatBeside
            isPinned
            className="min-h-80 flex-1 basis-0 border-hairline/50 border-t pt-1.5 [@media(max-height:799px)]:min-h-56"
          />
        )}
      </div>
    </aside>
  );
}

/** What has been played so far. */
function HandsAndLog({ isAlone, ...log }: React.ComponentProps<typeof BalootLog> & { isAlone: boolean }) {
  const { t } = useBalootWords();
  return (
    <>
      <Scroller
        aria-label={t("hands")}
        className="max-h-[7.4rem] shrink-0 overflow-y-auto overscroll-contain [@media(max-height:799px)]:max-h-16"
      >
        <HandsSoFar deals={log.view.deals} options={log.view.options} us={log.us} nameOf={log.nameOf} />
      </Scroller>
      <Scroller
        aria-label={t("log.title")}
        className={classes(
          "min-h-24 overflow-y-auto overscroll-contain [@media(max-height:799px)]:min-h-16",
          // Beside a talk it takes what it needs, down to what the talk cannot do without.
          isAlone ? "flex-1" : "flex-initial",
        )}
      >
        <h2 className="mb-1.5 font-bold text-brass-2 text-lg">{t("log.title")}</h2>
        <BalootLog {...log} />
      </Scroller>
    </>
  );
}
