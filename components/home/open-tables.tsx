"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { gameScreens } from "@/components/games";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { classes } from "@/components/ui/classes";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Panel } from "@/components/ui/panel";
import { useOpenTables } from "@/lib/browser/tables/use-open-tables";
import type { GameId } from "@/lib/rules/registry";
import type { Listing } from "@/lib/table/directory/listing";

const SHOWN = 30;

const free = ({ status, seats, people, bots, spare = 0 }: Listing) =>
  status === "waiting" ? seats - people - bots : spare;

/** The open public tables of a game as they come and go, those with room first. */
export default function OpenTables({ id, onCode }: { id: GameId; onCode: (code: string) => void }) {
  const t = useTranslations("home");
  const tables = useOpenTables(id);
  if (tables === null) return null;
  const shown = [...tables]
    .sort((one, other) => Number(free(other) > 0) - Number(free(one) > 0) || other.here - one.here)
    .slice(0, SHOWN);
  return (
    <Panel
      title={t("openTables")}
      aside={shown.length > 0 && shown.length}
      className="w-full animate-appear pb-2 text-start"
    >
      {shown.length === 0 ? (
        <p className="pb-2 text-base text-sand">{t("noOpenTables")}</p>
      ) : (
        <ul
          aria-label={t("openTables")}
          className="max-h-[22rem] divide-y lg:max-h-[9.5rem] divide-hairline/40 overflow-y-auto overscroll-contain"
        >
          {shown.map((table) => (
            <OpenTable key={table.code} id={id} table={table} onCode={onCode} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OpenTable({ id, table, onCode }: { id: GameId; table: Listing; onCode: (code: string) => void }) {
  const t = useTranslations("home");
  const { code, name, avatar, options, people, bots, seats } = table;
  const { Summary } = gameScreens[id];
  const hasRoom = free(table) > 0;
  const taken = people + bots;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <AvatarPicture id={isAvatar(avatar) ? avatar : "palm"} size="2.75rem" ring="quiet" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <bdi className="truncate font-bold text-strong">{t("tableOf", { name })}</bdi>
          {table.status === "playing" && <Chip className="shrink-0">{t("underway")}</Chip>}
        </p>
        <p className="truncate text-md text-sand">
          <LoadingBoundary isAdornment>{Summary && <Summary options={options} />}</LoadingBoundary>
        </p>
        <p className="flex items-center gap-1" aria-hidden="true">
          {keyedByIndex(Array.from({ length: seats }), (_, seat) => (
            <span
              className={classes(
                "size-2.5 rounded-full border",
                seat < people
                  ? "border-brass-3 bg-brass-3"
                  : seat < taken
                    ? "border-brass-4 bg-brass-5/60"
                    : "border-hairline",
              )}
            />
          ))}
        </p>
        <p className="sr-only">
          {t("taken", { taken, seats })}
          {bots > 0 && `, ${t("bots", { count: bots })}`}
        </p>
      </div>
      <Button
        look={hasRoom ? "madder" : "outline"}
        size="small"
        aria-label={t(hasRoom ? "sitDown" : "lookOn", { name })}
        onClick={() => onCode(code)}
      >
        {t(hasRoom ? "sit" : "look")}
      </Button>
    </li>
  );
}
