"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { LeaveIcon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { isolated } from "@/components/words/isolated-name";
import { ownIdentity } from "@/lib/browser/own-identity";
import { unfriend } from "@/lib/browser/ranked-social";
import { tablePath } from "@/lib/browser/tables/table-path";
import { RANKED_GAME } from "@/lib/ranked/tiers";
import type { FriendsPage } from "@/lib/ranked/wire";
import { twinsAmong } from "../ladder/ranking";
import { NameMark } from "../name-mark";
import { PersonMenu } from "./person-menu";
import { useAsk } from "./use-ask";
import { usePlayWith } from "./use-play-with";

/** One's friends, those at a table first. */
export function FriendList({ friends, onChange }: { friends: FriendsPage["friends"]; onChange: () => void }) {
  const t = useTranslations("social");
  const tierName = useTranslations("tiers");
  const ask = useAsk();
  const playWith = usePlayWith();
  const twins = twinsAmong(friends);
  const shown = friends.toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  const part = async (other: string) => {
    if (await ask(() => unfriend(ownIdentity(), other))) onChange();
  };
  return (
    <Panel title={t("friends.title")} aside={friends.length > 0 ? friends.length : undefined} className="pb-2">
      {friends.length === 0 && <p className="pb-2 text-base">{t("friends.none")}</p>}
      <ul className="divide-y divide-hairline/40">
        {shown.map((friend) => (
          <li key={friend.player} className="flex min-h-15 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <AvatarPicture id={isAvatar(friend.avatar) ? friend.avatar : "palm"} size="2.5rem" />
            <span className="min-w-0 flex-1 basis-24 leading-5">
              <span className="flex min-w-0 items-center gap-2">
                <a
                  href={`/player/${friend.player}`}
                  className="truncate rounded-chip font-bold text-base text-strong hover:text-brass-1"
                >
                  <bdi>{friend.name}</bdi>
                </a>
                <NameMark player={friend.player} isTwin={twins.has(friend.player)} />
              </span>
              <span className={`block text-md ${friend.at ? "text-calm" : "text-sand"}`}>
                {friend.at ? t("friends.plays", { tier: tierName(friend.at.tier) }) : t("friends.quiet")}
              </span>
            </span>
            <span className="flex items-center gap-2">
              {friend.at ? (
                <a
                  href={tablePath(RANKED_GAME, friend.at.code)}
                  className={buttonClasses({ look: "outline", size: "small" })}
                >
                  {t("friends.lookOn")}
                </a>
              ) : (
                <Button
                  look="outline"
                  size="small"
                  aria-label={t("invited.inviteOne", { name: isolated(friend.name) })}
                  onClick={() => void playWith(friend)}
                >
                  {t("invited.invite")}
                </Button>
              )}
              <PersonMenu
                person={friend}
                asks={false}
                first={[
                  {
                    id: "unfriend",
                    label: t("friends.unfriend"),
                    icon: LeaveIcon,
                    onSelect: () => void part(friend.player),
                  },
                ]}
                onBlocked={onChange}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
