import { type ComponentProps, memo, type RefObject, useEffect, useState } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { isCalm } from "@/components/flight/flight";
import { type StripSizes, stripSizes } from "@/components/melds/strips/strips";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useSize } from "@/components/ui/hooks/use-size";
import { useSteady } from "@/components/ui/hooks/use-steady";
import { LinkIcon, PlusIcon } from "@/components/ui/icons";
import type { PackCard } from "@/lib/rules/packs";
import type { LockSeen } from "../lock/lock-seen";
import type { MeldSeen } from "../seen";
import type { OpenPlace } from "../turn/open-places";
import { RUG } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { MeldTile } from "./tile";
import type { BoardDeeds, BoardTurn } from "./use-board-turn";

const COLUMN = 178;
/** Room for the glow of a lit place. */
const AROUND_LIT = 8;

/** A team's melds side by side, each open or collapsed, and where the selection would make a new one. */
export const TeamBoard = memo(function TeamBoard({
  melds,
  side,
  lock,
  drafts,
  turn,
  isOpen,
  indices,
  fromOf,
}: {
  melds: readonly MeldSeen[];
  side: "us" | "them";
  lock: LockSeen;
  /** Melds that the turn being played has touched. */
  drafts: readonly PackCard[];
  turn: BoardTurn | null;
  /** Nothing is collapsed. */
  isOpen: boolean;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
}) {
  const { t } = useCardWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const [expanded, setExpanded] = useState<PackCard | null>(null);
  const width = size?.width ?? 0;
  const columns = isOpen ? 1 : Math.max(1, Math.floor((width + 8) / (COLUMN - 10)));
  const room = isOpen ? width : (width - 8 * (columns - 1)) / columns;
  const sizes: StripSizes = isOpen && width > 420 ? stripSizes.desktop : isOpen ? stripSizes.open : stripSizes.tile;
  const fresh = turn?.places.find(({ kind }) => kind === "new") ?? null;
  const bridge = turn?.places.find(({ kind }) => kind === "link") ?? null;
  const landingOf = (id: PackCard) =>
    turn?.places.find(({ kind, melds: about }) => kind !== "new" && kind !== "link" && about[0] === id);
  useLitSeen(frame, turn?.places ?? nowhere);
  const press = useSteady((id: PackCard) => {
    const place = landingOf(id);
    if (place) turn?.deeds.fill(place);
    else if (turn?.deeds.hasSelection) turn.refuse(id);
    else setExpanded(expanded === id ? null : id);
  });
  return (
    <div ref={frame} data-rug={turn ? "" : undefined} data-drop={turn ? RUG : undefined} className="min-h-full min-w-0">
      <ul
        aria-label={t(side === "us" ? "ourBoard" : "theirBoard")}
        // Runs are read from the left everywhere, and so are those that are to be joined.
        className={classes("unmirrored", isOpen ? "flex flex-wrap gap-1.5" : "grid gap-1.5")}
        style={isOpen ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {melds.map((meld, index) => (
          <OwnTile
            key={meld.id}
            {...{ meld, side, isOpen, indices, fromOf, width, sizes, room }}
            deeds={turn?.deeds ?? null}
            isInLock={lock.melds.some(({ id }) => id === meld.id)}
            isDraft={drafts.includes(meld.id)}
            place={landingOf(meld.id) ?? null}
            isExpanded={!isOpen && expanded === meld.id}
            bridge={bridge?.melds[1] === meld.id ? bridge : null}
            edge={isOpen ? "end" : index % columns > 0 ? "start" : "top"}
            onPress={press}
          />
        ))}
        {fresh && turn && (
          <li className={isOpen ? "min-w-40 flex-1" : undefined}>
            <button
              type="button"
              data-drop={fresh.key}
              dir="auto"
              data-new=""
              data-lit=""
              onClick={() => turn.deeds.fill(fresh)}
              className="flex min-h-14 w-full items-center justify-center gap-2 rounded-control border-2 border-brass-2 border-dashed bg-[#3c2c0e]/62 font-bold text-base text-brass-1 shadow-[0_0_18px_rgb(240_203_123/0.35)]"
            >
              <PlusIcon size={18} />
              {t(newName(fresh))}
            </button>
          </li>
        )}
      </ul>
      {melds.length === 0 && !fresh && (
        <p className="py-2 text-center text-md text-sand">{t(side === "us" ? "nothingLaid" : "nothingLaidThere")}</p>
      )}
    </div>
  );
});

const nowhere: readonly OpenPlace[] = [];

/** Of the places that take the selection one at least is in sight, however long the board is. */
function useLitSeen(frame: RefObject<HTMLElement | null>, places: readonly OpenPlace[]): void {
  useEffect(() => {
    const scroller = frame.current?.parentElement;
    if (places.length === 0 || !scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const lit = [...scroller.querySelectorAll("[data-lit]")].map((place) => place.getBoundingClientRect());
    const [first] = lit;
    if (!first || lit.some((box) => box.top >= top && box.bottom <= bottom)) return;
    const by = first.top < top ? first.top - top - AROUND_LIT : first.bottom - bottom + AROUND_LIT;
    scroller.scrollBy({ top: by, behavior: isCalm() ? "instant" : "smooth" });
  }, [frame, places]);
}

/** One of the melds, as wide as it is wanted, and what can be done with it. */
const OwnTile = memo(function OwnTile({
  meld,
  side,
  deeds,
  isOpen,
  indices,
  fromOf,
  width,
  sizes,
  room,
  isInLock,
  isDraft,
  place,
  isExpanded,
  bridge,
  edge,
  onPress,
}: Pick<ComponentProps<typeof TeamBoard>, "side" | "isOpen" | "indices" | "fromOf"> & {
  meld: MeldSeen;
  deeds: BoardDeeds | null;
  width: number;
  sizes: StripSizes;
  room: number;
  isInLock: boolean;
  isDraft: boolean;
  place: OpenPlace | null;
  isExpanded: boolean;
  bridge: OpenPlace | null;
  edge: JoinEdge;
  onPress: (meld: PackCard) => void;
}) {
  const isShort = isOpen && (meld.cards.length - 1) * sizes.open + sizes.card + 54 <= width / 2;
  return (
    <MeldTile
      {...{ meld, side, isInLock, indices, fromOf }}
      onPress={() => onPress(meld.id)}
      place={`meld-${meld.id}`}
      isCollapsed={!isOpen && !isExpanded}
      sizes={isExpanded ? stripSizes.open : sizes}
      room={isExpanded ? width : isShort ? width / 2 - 4 : room}
      landing={place?.landing ?? null}
      isDimmed={deeds?.hasSelection ?? false}
      isExpanded={isOpen ? undefined : isExpanded}
      draft={isDraft ? (deeds ? "own" : "partner") : null}
      isBridged={bridge !== null && edge === "start"}
      span={isExpanded ? "all" : isOpen ? (isShort ? "half" : "row") : "one"}
    >
      {deeds && <TileDeeds {...{ meld, deeds, bridge, edge }} isOpen={isExpanded || isOpen} />}
    </MeldTile>
  );
});

/** What a new meld is called. */
export const newName = ({ isSet, isPure }: Pick<OpenPlace, "isSet" | "isPure">) =>
  isSet ? "newSet" : isPure ? "newPureRun" : "newRun";

type JoinEdge = "start" | "top" | "end";
const joinEdges: Readonly<Record<JoinEdge, string>> = {
  start: "-translate-x-[55%] -translate-y-1/2 left-0 top-1/2",
  top: "-top-4 -translate-x-1/2 left-1/2",
  end: "-translate-y-1/2 end-10 top-1/2",
};

/** Joins two runs by what is selected, on the edge they share, or over the lower one. */
function JoinButton({ bridge, fill, edge }: { bridge: OpenPlace; fill: BoardDeeds["fill"]; edge: JoinEdge }) {
  const { t } = useCardWords();
  return (
    <Button
      look="brass"
      size="small"
      icon={LinkIcon}
      data-drop={bridge.key}
      data-lit=""
      onClick={() => fill(bridge)}
      className={classes("absolute! z-1 gap-1! px-2!", joinEdges[edge])}
    >
      {t("link")}
    </Button>
  );
}

/** What can be done with a meld: joining it by what is selected; without any card of the hand where it is open. */
function TileDeeds({
  meld,
  deeds,
  isOpen,
  bridge,
  edge,
}: {
  meld: MeldSeen;
  deeds: BoardDeeds;
  isOpen: boolean;
  bridge: OpenPlace | null;
  edge: JoinEdge;
}) {
  const { t } = useCardWords();
  const { fill } = deeds;
  if (bridge) return <JoinButton {...{ bridge, fill, edge }} />;
  if (!isOpen || deeds.hasSelection || meld.kind === "set") return null;
  const move = deeds.moveOf(meld.id);
  const joins = deeds.joins.filter(({ melds }) => melds[0] === meld.id);
  if (!move && joins.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1.5">
      {move && (
        <Button look="quiet" size="small" onClick={() => fill(move)}>
          {t("moveTwo")}
        </Button>
      )}
      {joins.map((join) => (
        <Button key={join.key} look="quiet" size="small" icon={LinkIcon} onClick={() => fill(join)}>
          {t("link")}
        </Button>
      ))}
    </div>
  );
}
