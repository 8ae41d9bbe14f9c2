import type { Indices } from "@/components/cards/card-corner";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { type StripSizes, stripSizes } from "@/components/melds/strips/strips";
import { useMeldWords } from "@/components/melds/use-meld-words";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { classes } from "@/components/ui/classes";
import { useSize } from "@/components/ui/hooks/use-size";
import { PlusIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import type { Seat } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import type { LaidMeld } from "@/lib/rules/rummy/state";
import type { SeatView } from "@/lib/table/wire/protocol";
import { seenMeld } from "../seen";
import { COMPOSER, type OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { MeldTile } from "./tile";

interface MeldsProps {
  readonly turn: OwnTurn;
  readonly seats: readonly (SeatView | null)[];
  /** In the order in which they are shown. */
  readonly order: readonly Seat[];
  readonly own: Seat | null;
  readonly shape: BoardShape;
  readonly indices: Indices;
  readonly fromOf: (card: PackCard) => string | undefined;
  /** How many melds there were before the turn that is being played. */
  readonly before: number;
}

const wide: StripSizes = { card: 50, open: 40, end: 40, wild: 40, edge: 40 };
/** On a phone of 360 there is room for two beside each other. */
const COLUMN = 160;
/** Of each card in one of them so much is seen; a meld that would show less has two to itself. */
const LEAST_SEEN = 19;
/** Beside the cards of one: its edges, and whose it is. */
const BESIDE_CARDS = 52;
/** A longer meld than this is squeezed together, however wide the screen. */
const LONGEST = 640;
/** Beside the melds of a row, at the ordinary size of words: whose they are, and the gap. */
const BESIDE = 84;

/** What lies on the table: on a phone one after the other, on a larger screen a row for each player. */
export function Melds(props: MeldsProps) {
  const { t } = useCardWords();
  const { turn, own, shape } = props;
  const note = own === null ? null : turn.hasDeclared ? t("melds.open") : t("melds.shut");
  return (
    <section aria-label={t("melds.title")} className="flex min-h-0 flex-1 flex-col">
      <header
        className={classes(
          "on-carpet flex items-baseline justify-between gap-3 px-1 pb-1 text-base/5",
          shape.isSmall && "[@media(max-height:599px)]:sr-only",
        )}
      >
        <h2 className="font-extrabold text-strong">{t("melds.title")}</h2>
        {note && !shape.isSmall && <p className="truncate text-bone">{note}</p>}
      </header>
      <Scroller aria-label={t("melds.title")} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1">
        {turn.melds.length === 0 && !showsNew(props) && (
          <p className="on-carpet py-2 text-center text-md text-sand">{t("melds.none")}</p>
        )}
        {shape.isPhone ? <InColumns {...props} /> : <InRows {...props} />}
      </Scroller>
    </section>
  );
}

/** A new meld of one's own is laid here once one has declared; before, it is put together first. */
const showsNew = ({ turn }: MeldsProps) => turn.phase === "play" && turn.hasDeclared && turn.fresh.length > 0;

function NewMeld({ turn }: { turn: OwnTurn }) {
  const { t } = useCardWords();
  const kind = turn.fresh[0]?.kind === "set" ? "set" : "run";
  return (
    <button
      type="button"
      data-drop={COMPOSER}
      data-new=""
      onClick={turn.addMeld}
      className="flex min-h-14 w-full items-center justify-center gap-2 rounded-control border-2 border-brass-2 border-dashed bg-[#3c2c0e]/62 px-4 font-bold text-base text-brass-1 shadow-[0_0_18px_rgb(240_203_123/0.35)]"
    >
      <PlusIcon size={18} />
      {t(`newMeld.${kind}`)}
    </button>
  );
}

const placed = (melds: readonly LaidMeld[]) => melds.map((meld, place) => ({ meld, place }));
type Placed = ReturnType<typeof placed>[number];

function Tile({
  at,
  sizes,
  room,
  isLong = false,
  ...props
}: MeldsProps & { at: Placed; sizes: StripSizes; room: number; isLong?: boolean }) {
  const { turn, seats, own, shape, indices, fromOf, before } = props;
  const { meld, place } = at;
  const owner = seats[meld.by] ?? null;
  const target = turn.targets.find((one) => one.place === place) ?? null;
  const [way] = target?.ways ?? [];
  return (
    <MeldTile
      meld={seenMeld(meld)}
      {...{ place, owner, sizes, room, isLong, indices, fromOf }}
      isOwn={meld.by === own}
      hasPicture={shape.isPhone}
      isDraft={place >= before}
      after={way ? seenMeld(way.meld) : null}
      isSwap={target?.kind === "exchange"}
      isOpenChoice={(target?.ways.length ?? 0) > 1}
      isDimmed={own !== null && (turn.selection.length > 0 ? target === null : !turn.hasDeclared && meld.by !== own)}
      isSelecting={turn.selection.length > 0}
      onPress={() => turn.onMeld(place)}
    />
  );
}

function InColumns(props: MeldsProps) {
  const [frame, size] = useSize<HTMLDivElement>();
  const width = size?.width ?? 340;
  const columns = Math.max(1, Math.floor((width + 8) / (COLUMN + 8)));
  const room = (width - 8 * (columns - 1)) / columns;
  const { card } = stripSizes.tile;
  const isLong = ({ meld }: Placed) => columns > 1 && card + (meld.cards.length - 1) * LEAST_SEEN + BESIDE_CARDS > room;
  const sorted = placed(props.turn.melds).sort(
    (one, other) => props.order.indexOf(one.meld.by) - props.order.indexOf(other.meld.by) || one.place - other.place,
  );
  return (
    <div ref={frame}>
      <ul className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {showsNew(props) && (
          <li>
            <NewMeld turn={props.turn} />
          </li>
        )}
        {sorted.map((at) => (
          <Tile
            key={at.place}
            {...props}
            at={at}
            sizes={stripSizes.tile}
            isLong={isLong(at)}
            room={isLong(at) ? 2 * room + 8 : room}
          />
        ))}
      </ul>
    </div>
  );
}

function InRows(props: MeldsProps) {
  const { t } = useMeldWords();
  const seatName = useSeatName();
  const { turn, seats, order, own, shape } = props;
  const [frame, size] = useSize<HTMLUListElement>();
  const room = Math.min(LONGEST, (size?.width ?? LONGEST) - BESIDE * shape.scale);
  const all = placed(turn.melds);
  const rows = order
    .map((seat) => ({ seat, holder: seats[seat] ?? null, melds: all.filter(({ meld }) => meld.by === seat) }))
    .filter(({ seat, melds }) => melds.length > 0 || (seat === own && showsNew(props)));
  return (
    <ul ref={frame} className="grid gap-2">
      {rows.map(({ seat, holder, melds }) => (
        <li key={seat} className="flex items-center gap-3">
          <span aria-hidden="true" className="on-carpet grid w-18 shrink-0 justify-items-center text-center">
            {holder && <PlayerPicture seat={holder} size={38} />}
            <bdi className="w-full truncate font-bold text-md/5 text-strong">
              {seat === own ? t("you") : holder && seatName(holder)}
            </bdi>
          </span>
          <ul
            aria-label={seat === own ? t("you") : holder ? seatName(holder) : ""}
            className="flex min-w-0 flex-wrap gap-2.5"
          >
            {melds.map((at) => (
              <Tile key={at.place} {...props} at={at} sizes={wide} room={room} />
            ))}
            {seat === own && showsNew(props) && (
              <li>
                <NewMeld turn={turn} />
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
