"use client";

import type { Indices } from "@/components/cards/card-corner";
import { ChooseWay } from "@/components/melds/turn/choose-way";
import type { Way } from "@/lib/rules/rummy/targets";
import { seenMeld } from "../seen";
import { useCardWords } from "../use-card-words";

/** Where a joker could stand for several cards: the melds as they would be, one of them to be chosen. */
export default function WaySheet({
  ways,
  onChoose,
  ...rest
}: {
  /** Null where nothing is asked. */
  ways: readonly Way[] | null;
  indices: Indices;
  onChoose: (way: Way) => void;
  onBack: () => void;
}) {
  const { t, meldName } = useCardWords();
  const shown = (ways ?? []).map((way) => {
    const { kind, cards, points } = seenMeld(way.meld);
    return {
      key: `${kind} ${cards.map(({ id, rank }) => `${id} ${rank}`).join()}`,
      title: t(`kinds.${kind}`),
      ...{ way, cards },
      note: t("points", { count: points }),
      label: meldName({ kind, cards, points }),
    };
  });
  return (
    <ChooseWay
      {...rest}
      ways={ways && shown}
      title={t("ways.title")}
      note={t("ways.note")}
      onChoose={({ way }) => onChoose(way)}
    />
  );
}
