"use client";

import { type ReactElement, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, MenuIcon, PersonIcon, TrophyIcon, WarningIcon } from "@/components/ui/icons";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { isolated } from "@/components/words/isolated-name";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import type { RankedPerson } from "@/lib/ranked/wire";
import { ReportLately } from "./report-lately";
import { type ReportedMatch, ReportSheet } from "./report-sheet";
import { useBlock } from "./use-block";
import { usePlayWith } from "./use-play-with";

/** All one can do about somebody else, as the lines of a menu. */
export function PersonMenu({
  person,
  match,
  hasPage = true,
  asks = true,
  first = [],
  onBlocked,
}: {
  person: RankedPerson;
  /** The match it would be about, where one reported them; left out, one of the latest with them. */
  match?: ReportedMatch | undefined;
  /** The way to their page is among it, and asking them to a table. */
  hasPage?: boolean;
  asks?: boolean;
  first?: readonly MenuEntry[];
  onBlocked?: () => void;
}): ReactElement {
  const t = useTranslations("social");
  const go = useNavigate();
  const playWith = usePlayWith();
  const block = useBlock();
  const [isReporting, setReporting] = useState(false);
  const name = isolated(person.name);
  const entries: readonly MenuEntry[] = [
    ...first,
    ...(hasPage
      ? [
          {
            id: "page",
            label: t("friends.page", { name }),
            icon: TrophyIcon,
            onSelect: () => go(`/player/${person.player}`),
          },
        ]
      : []),
    ...(asks
      ? [
          {
            id: "again",
            label: t("invited.playAgain", { name }),
            icon: PersonIcon,
            onSelect: () => void playWith(person),
          },
        ]
      : []),
    {
      id: "block",
      label: t("blocked.block", { name }),
      note: t("blocked.text"),
      icon: CloseIcon,
      onSelect: async () => (await block(person, true)) && onBlocked?.(),
      apart: true,
      grave: true,
    },
    {
      id: "report",
      label: t("report.one", { name }),
      icon: WarningIcon,
      onSelect: () => setReporting(true),
      grave: true,
    },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon={MenuIcon}
            look="outline"
            aria-label={t("friends.more", { name })}
            className="border-transparent bg-transparent"
          />
        }
        entries={entries}
      />
      {match ? (
        <ReportSheet matches={[match]} against={person.player} open={isReporting} onOpenChange={setReporting} />
      ) : (
        <ReportLately person={person} open={isReporting} onOpenChange={setReporting} />
      )}
    </>
  );
}
