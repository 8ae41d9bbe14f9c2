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
function placeIn({ meld }: Way, kind: WayKind, rank: Rank) {
  const end = meld.cards[0]?.rank === rank ? "head" : meld.cards.at(-1)?.rank === rank ? "tail" : null;
  if (meld.kind === "set" || end === null) return "ways.as";
  return kind === "shift" ? (`ways.to.${end}` as const) : (`ways.${end}` as const);
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
  const { t, shortFace, shortCard, letter, meldName, laidName } = useCardWords();
  const listed = useWordList();
  const sorted = (ways ?? []).toSorted((one, other) => headOf(one) - headOf(other));
  const action = sorted[0]?.action;
  const home = action?.action === "shift" ? shortCard(action.card) : "";
  const shown = sorted.map((way) => {
    const { meld, key, stands } = way;
    const title = stands
      .map(({ rank, suit }) => t(placeIn(way, kind, rank), { card: shortFace(rank, suit) }))
      .join(" · ");
    const [freed] = stands;
    const [first, last] = [meld.cards[0], meld.cards.at(-1)];
    const note =
      kind === "joker" && freed
        ? t("ways.frees", { card: shortFace(freed.rank, freed.suit) })
        : meld.kind === "run" && first && last
          ? t("ways.span", { count: meld.cards.length, from: letter(first.rank), to: letter(last.rank) })
          : meldName(meld);
    return {
      ...{ key, way, title, note },
      cards: meld.cards,
      label: listed([title, meldName(meld), ...meld.cards.map(laidName)]),
    };
  });
  return (
    <ChooseWay
      {...rest}
      ways={ways && shown}
      title={t(`ways.${kind}`, { card: home })}
      back={t(`ways.back.${kind}`, { card: home })}
      note={t(kind === "shift" ? "ways.shiftNote" : "ways.wildNote")}
      onChoose={({ way }) => onChoose(way)}
    />
  );
}
