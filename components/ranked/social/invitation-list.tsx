"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { shownGames } from "@/components/games";
import { buttonClasses } from "@/components/ui/button-classes";
import { Panel } from "@/components/ui/panel";
import { isolated } from "@/components/words/isolated-name";
import { tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { FriendsPage } from "@/lib/ranked/wire";

/** The tables one is asked to just now; of games this house has. */
export function InvitationList({ invited }: { invited: FriendsPage["invited"] }) {
  const t = useTranslations("social.invited");
  const games = useTranslations("games");
  const shown = invited.flatMap((each) => {
    const game = shownGames.find((id) => id === each.game);
    return game ? [{ ...each, game }] : [];
  });
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <Panel title={t("title")} className="animate-arrive pb-2">
          <ul className="divide-y divide-hairline/40">
            {shown.map(({ player, name, avatar, game, code }) => (
              <li key={player} className="flex min-h-15 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <AvatarPicture id={isAvatar(avatar) ? avatar : "palm"} size="2.5rem" />
                <span className="wrap-anywhere min-w-0 flex-1 basis-32 font-bold text-base text-strong">
                  {t("from", { name: isolated(name), game: games(`${game}.name`) })}
                </span>
                <a
                  href={tablePath(game, code)}
                  onClick={() => rememberVisit(code, "code")}
                  className={buttonClasses({ look: "brass", size: "small" })}
                >
                  {t("go")}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
