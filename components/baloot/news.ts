import { useRef, useState } from "react";
import { useWhenever } from "@/components/ui/whenever";
import { play } from "@/lib/client/sound";
import { type BalootState, balootCalled, playsOf, type Side, winnerOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { isolated, useBalootWords } from "./card-words";

/** Says and sounds what has happened since the last look; the words are for those who cannot see it. */
export function useNews(
  view: BalootState,
  own: Seat | null,
  us: Side,
  nameOf: (seat: Seat) => string,
  isOwnTurn: boolean,
) {
  const { t, cardName, contractName } = useBalootWords();
  const [said, setSaid] = useState({ id: 0, text: "" });
  const before = useRef<{ view: BalootState; isOwnTurn: boolean } | null>(null);
  useWhenever([view, isOwnTurn], () => {
    const was = before.current;
    before.current = { view, isOwnTurn };
    if (!was || was.view === view) return;
    const words: string[] = [];
    const name = (seat: Seat) => isolated(nameOf(seat));
    const { deal } = view;
    const isSameDeal = was.view.deals.length === view.deals.length && was.view.deal.faceUp === deal.faceUp;
    const old = isSameDeal ? was.view.deal : { ...deal, bids: [], raises: [], tricks: [], projects: [[], [], [], []] };

    if (view.phase === "dealt" && was.view.phase !== "dealt" && own !== null) {
      play("draw");
      words.push(t("said.dealt", { cards: (view.hands[own] ?? []).map(cardName).join(", ") }));
      if (deal.faceUp) words.push(t("publicCard", { card: cardName(deal.faceUp) }));
    }
    for (const bid of deal.bids.slice(old.bids.length)) {
      const what =
        bid.bid === "hokum" && bid.suit ? contractName({ kind: "hokum", trump: bid.suit }) : t(`bids.${bid.bid}`);
      words.push(t("said.bid", { name: name(bid.seat), bid: what }));
    }
    for (const raise of deal.raises.slice(old.raises.length)) {
      play("stack");
      words.push(t("said.raise", { name: name(raise.seat), raise: t(`raises.${raise.to}`) }));
    }
    for (const [seat, projects] of deal.projects.entries())
      for (const { type } of projects.slice(old.projects[seat]?.length ?? 0)) {
        play("project");
        words.push(t("said.project", { name: name(seat), project: t(`projects.${type}`) }));
      }
    for (const { seat, card } of playsOf(deal).slice(playsOf(old).length))
      words.push(t("said.played", { name: name(seat), card: cardName(card) }));
    const trick = deal.tricks.at(-1);
    if (view.phase === "trick" && was.view.phase !== "trick" && trick?.cards.length === 4)
      words.push(t("said.took", { name: name(winnerOf(trick, deal.contract?.trump ?? null)) }));
    const called = balootCalled(deal);
    if (called !== null && isSameDeal && balootCalled(was.view.deal) === null) {
      play("baloot");
      words.push(t("said.baloot", { name: name(called) }));
    }
    if (view.phase === "sawa" && was.view.phase !== "sawa" && deal.sawa) {
      play("stack");
      words.push(t("said.sawa", { name: name(deal.sawa.seat) }));
    }
    if (view.qayd && !was.view.qayd) {
      play("halt");
      words.push(t("said.qayd", { name: name(view.qayd.by) }));
    }
    if (view.deals.length > was.view.deals.length) {
      play(view.winner === null ? "turn" : "win");
      words.push(t("said.score", { us: view.scores[us], them: view.scores[us === 0 ? 1 : 0] }));
    }
    if (isOwnTurn && !was.isOwnTurn) {
      play("turn");
      words.push(t("said.yourTurn"));
    }
    if (words.length > 0) setSaid(({ id }) => ({ id: id + 1, text: words.map((word) => `${word}.`).join(" ") }));
  });
  return said;
}
