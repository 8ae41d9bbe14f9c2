"use client";

import type { Indices } from "@/components/cards/card-corner";
import { ChooseWay } from "@/components/melds/turn/choose-way";
import { useWordList } from "@/components/words/use-word-list";
import type { Rank } from "@/lib/rules/cards";
import { meldRules } from "../seen";
import { useCardWords } from "../use-card-words";
import type { Way, WayKind } from "./open-places";

const headOf = ({ meld }: Way) => meldRules.run.indexOf(meld.rank);

/** Where in its run what it stands for would lie. */
function placeIn({ meld }: Way, rank: Rank): "ways.head" | "ways.tail" | "ways.as" {
  if (meld.kind === "set") return "ways.as";
  if (meld.cards[0]?.rank === rank) return "ways.head";
  return meld.cards.at(-1)?.rank === rank ? "ways.tail" : "ways.as";
}

/** Where a wild card could stand for several cards: the melds as they would be, one of them to be chosen. */
export default function WaySheet({
  ways,
  kind,
  onChoose,
  ...rest
}: {
  /** Null where nothing is asked. */
  ways: readonly Way[] | null;
  kind: WayKind;
  indices: Indices;
  onChoose: (way: Way) => void;
  onBack: () => void;
}) {
  const { t, shortFace, meldName, laidName } = useCardWords();
  const listed = useWordList();
  const sorted = (ways ?? []).toSorted((one, other) => headOf(one) - headOf(other));
  const shown = sorted.map((way) => {
    const { meld, key } = way;
    const title = way.stands
      .map(({ rank, suit }) => t(placeIn(way, rank), { card: shortFace(rank, suit) }))
      .join(" · ");
    const note = meldName(meld);
    return {
      ...{ key, way, title, note },
      cards: meld.cards,
      label: listed([title, note, ...meld.cards.map(laidName)]),
    };
  });
  return (
    <ChooseWay
      {...rest}
      ways={ways && shown}
      title={t(`ways.${kind}`)}
      note={t(kind === "shift" ? "ways.shiftNote" : "ways.wildNote")}
      onChoose={({ way }) => onChoose(way)}
    />
  );
}
