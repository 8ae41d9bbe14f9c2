import { useMemo, useRef, useState } from "react";
import { Carry } from "@/components/hand/carry";
import { Hand as HandList } from "@/components/hand/hand";
import { type Reason, ReasonBubble } from "@/components/hand/reason";
import { inRows } from "@/components/hand/rows";
import { ScrolledRow } from "@/components/hand/scrolled-row";
import { useReason } from "@/components/hand/use-reason";
import { useSize } from "@/components/ui/hooks/use-size";
import { useSteady } from "@/components/ui/hooks/use-steady";
import type { HeldCard } from "@/lib/rules/eights";
import styles from "../board.module.css";
import { useCardWords } from "../card-words";
import { CardBox } from "../center/card-box";
import type { FollowedCard } from "../happenings/followed";
import { type CardMood, EightsHandCard } from "./hand-card";

const REASON_MS = 2_800;
/** On a phone a reason leaves one's own seat and its buttons free. */
const OVER_OWN_SEAT = 58;
const HOVER_MS = 350;
/** Room over a raised card and under the others. */
const room = { phone: { head: 8, foot: 13 }, low: { head: 4, foot: 8 }, large: { head: 28, foot: 23 } } as const;
/** So many cards a phone keeps room for, so that the table stays where it is. */
const TWO_ROWS = 12;
const idOf = ({ id }: FollowedCard<HeldCard>) => id;

/** One's own cards: tapped, dragged to the table, or played from the keyboard. */
export function Hand({
  cards,
  order,
  moods,
  card: width,
  twoRows,
  isLow,
  picked,
  press,
  why,
}: {
  /** As they were dealt, which is the order of the page; `order` is how they are shown. */
  cards: readonly FollowedCard<HeldCard>[];
  order: readonly FollowedCard<HeldCard>[];
  moods: ReadonlyMap<string, CardMood>;
  card: number;
  twoRows: boolean;
  /** The screen leaves little room. */
  isLow: boolean;
  /** The card that waits for its colour. */
  picked: string | null;
  /** Plays a card, or says why not. */
  press: (id: string) => Reason | null;
  why: (id: string) => Reason | null;
}) {
  const { t, cardLabel } = useCardWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const { reason, give, giveIn } = useReason();
  const across = size?.width ?? 0;
  const layout = useMemo(
    () => inRows({ width: across, card: width, twoRows }, cards.length),
    [across, width, twoRows, cards.length],
  );
  const lift = width > 100 ? 20 : 14;
  const { head, foot } = room[twoRows ? "phone" : isLow ? "low" : "large"];
  const height = twoRows ? inRows({ width: 0, card: width, twoRows }, TWO_ROWS).height : layout.height;
  const held = new Map(cards.map((one) => [one.id, one]));
  const shown = order.map(idOf);

  /** A reason over the card it is about. */
  const over = (id: string, why: Reason | null) => {
    const { x = 0 } = layout.places[shown.indexOf(id)] ?? {};
    return why && { ...why, x: x - (frame.current?.scrollLeft ?? 0) };
  };
  const pressed = useSteady((id: string) => give(over(id, press(id)), REASON_MS));
  const reasonNow = useSteady((id: string) => over(id, why(id)));
  const hovered = useSteady((id: string | null) => (id === null ? give(null) : giveIn(HOVER_MS, () => reasonNow(id))));

  const taken = (id: string) => {
    give(null);
    setDragged(id);
  };
  const put = (id: string, at: { readonly y: number } | null) => {
    const edge = frame.current?.getBoundingClientRect().top ?? 0;
    setDragged(null);
    if (at && at.y < edge) pressed(id);
  };

  return (
    <Carry
      list={list}
      cards={cards.map(idOf)}
      isScrolled={layout.scrolls}
      draw={(id) => {
        const one = held.get(id);
        return (
          one && (
            <CardBox card={one.card} width={width} travel={id} place="drag" className="cursor-grabbing shadow-lifted" />
          )
        );
      }}
      onTake={taken}
      onPut={put}
    >
      <div className="relative min-w-0">
        <ScrolledRow
          frame={frame}
          scrolls={layout.scrolls}
          width={layout.width}
          data-hand=""
          className={`${styles.hand} unmirrored overflow-x-auto overflow-y-hidden`}
          style={{
            blockSize: height + lift + head + foot,
            paddingBlockStart: lift + head + (height - layout.height) / 2,
          }}
          onScroll={() => reason && give(null)}
        >
          <HandList
            list={list}
            cards={size ? cards.map(idOf) : []}
            order={shown}
            layout={layout}
            first={shown.find((id) => moods.get(id) === "playable") ?? shown[0]}
            label={t("hand", { count: cards.length })}
            keys={t("handKeys")}
            className="relative"
            style={{ inlineSize: layout.width, blockSize: layout.height }}
          >
            {(id, how) => {
              const { card = null, from } = held.get(id) ?? {};
              const mood = moods.get(id) ?? "waiting";
              const name = cardLabel(card);
              return (
                <EightsHandCard
                  key={id}
                  {...how}
                  card={card}
                  from={from}
                  label={mood === "playable" ? t("playable", { card: name }) : name}
                  lift={lift}
                  mood={mood}
                  isAway={id === dragged || id === picked}
                  scrolls={layout.scrolls}
                  onPress={pressed}
                  onHover={hovered}
                />
              );
            }}
          </HandList>
        </ScrolledRow>
        {reason && <ReasonBubble {...reason} within={size?.width ?? 0} {...(twoRows && { over: OVER_OWN_SEAT })} />}
      </div>
    </Carry>
  );
}
