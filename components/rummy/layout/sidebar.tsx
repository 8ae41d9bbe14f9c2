import type { ReactNode } from "react";
import { useChat } from "@/components/chat/chat";
import { ChatButton } from "@/components/chat/chat-button";
import { ChatBeside } from "@/components/chat/chat-panel";
import { SaduBand } from "@/components/decor/sadu-band";
import { Wordmark } from "@/components/decor/wordmark";
import { SoundSwitch } from "@/components/home/language-and-sound";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useCardWords } from "../use-card-words";
import type { Standing } from "../use-seen";

/** Everybody's cards and points, the log and the talk beside a wide table. */
export function Sidebar({
  menu,
  standings,
  log,
  inert,
}: {
  menu: ReactNode;
  standings: readonly Standing[];
  log: ReactNode;
  inert: boolean;
}) {
  const { t } = useCardWords();
  const rules = useOpenRules();
  const { isOpen: isTalking } = useChat();
  return (
    <aside
      inert={inert}
      className="relative z-(--z-hud) grid w-90 grid-cols-[auto_minmax(0,1fr)] bg-linear-to-b from-[#1d1538] to-[#150e1f]"
    >
      <SaduBand kind="uwairjan" cell={2.5} upright />
      <div className="flex min-h-0 flex-col gap-3 p-4">
        <div className="flex items-center gap-1.5">
          <Wordmark className="me-auto text-lg" />
          <SoundSwitch />
          <IconButton icon={BookIcon} look="outline" aria-label={t("menu.rules")} onClick={() => rules.open(null)} />
          <ChatButton look="outline" />
          {menu}
        </div>
        <table className="w-full text-base">
          <thead className="text-sand text-md">
            <tr className="border-hairline/50 border-b">
              <th scope="col" className="py-1.5 text-start font-bold">
                {t("player")}
              </th>
              <th scope="col" className="py-1.5 text-end font-bold">
                {t("cards")}
              </th>
              <th scope="col" className="py-1.5 text-end font-bold">
                {t("sum")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline/40">
            {standings.map(({ seat, holder, name, cards, sum }) => (
              <tr key={seat}>
                <th scope="row" className="py-1 text-start font-bold text-strong">
                  <span className="flex min-w-0 items-center gap-2.5">
                    {holder && <PlayerPicture seat={holder} size={30} />}
                    <bdi className="min-w-0 truncate">{name}</bdi>
                  </span>
                </th>
                <td className="text-end tabular-nums">{cards}</td>
                <td className="text-end font-extrabold text-lg text-strong tabular-nums">{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <section aria-label={t("log.title")} className="flex min-h-24 flex-1 basis-0 flex-col">
          <h2 className="mb-1 font-bold text-brass-2 text-lg">{t("log.title")}</h2>
          <Scroller aria-label={t("log.title")} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            {log}
          </Scroller>
        </section>
        {isTalking && <ChatBeside isPinned className="min-h-64 flex-1 basis-0 border-hairline/50 border-t pt-1.5" />}
      </div>
    </aside>
  );
}
