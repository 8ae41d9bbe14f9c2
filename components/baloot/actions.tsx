import { useState } from "react";
import { Button, type ButtonLook, buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import {
  type BalootAction,
  type BalootState,
  type Card,
  declarable,
  hokumOf,
  isAkka,
  mayClose,
  nextRaise,
  openBids,
  qaydDate,
  type Suit,
  suitOf,
  suits,
  whyNotKawesh,
  whyNotSawa,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { SuitSign, SunSign } from "./card";
import { useBalootWords } from "./card-words";

interface Deed {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly look: ButtonLook | "paper";
  readonly sign?: Suit | "sun";
  readonly why?: string | null;
  readonly spoken?: string;
  readonly onPress: () => void;
}

/** Everything one can do now besides playing a card: only what is legal, or says why it is not. */
export function useDeeds(
  view: BalootState,
  seat: Seat | null,
  act: (action: BalootAction) => void,
  lifted: Card | null,
  onProject: (cards: readonly Card[]) => void,
): { readonly deeds: readonly Deed[]; readonly dialogs: React.ReactNode } {
  const { t, cardName, suitName } = useBalootWords();
  const [choosing, setChoosing] = useState(false);
  const [claiming, setClaiming] = useState(false);
  if (seat === null) return { deeds: [], dialogs: null };
  const { phase, deal, asked } = view;
  const deeds: Deed[] = [];
  const bids = openBids(view, seat);
  const hokums = bids.flatMap((bid) => (bid.bid === "hokum" ? [bid] : []));
  const publicSuit = deal.faceUp && suitOf(deal.faceUp);

  if (bids.length > 0) {
    const own = hokumOf(deal)?.seat === seat;
    const [hokum] = hokums;
    if (hokum && deal.round === 1)
      deeds.push({ id: "hokum", label: t("bids.hokum"), look: "brass", sign: hokum.suit, onPress: () => act(hokum) });
    if (hokum && deal.round === 2)
      deeds.push({ id: "hokum", label: t("bids.hokumOther"), look: "brass", onPress: () => setChoosing(true) });
    for (const bid of bids) {
      if (bid.bid === "sun")
        deeds.push({
          id: "sun",
          label: phase === "priority" ? t("bids.takeOver") : own ? t("bids.toSun") : t("bids.sun"),
          look: "paper",
          sign: "sun",
          onPress: () => act(bid),
        });
      if (bid.bid === "ashkal")
        deeds.push({
          id: "ashkal",
          label: t("bids.ashkal"),
          spoken: `${t("bids.ashkal")}. ${t("bids.ashkalNote")}`,
          look: "paper",
          onPress: () => act(bid),
        });
    }
    if (!whyNotKawesh(view, seat))
      deeds.push({
        id: "kawesh",
        label: t("bids.kawesh"),
        spoken: `${t("bids.kawesh")}. ${t("bids.kaweshNote")}`,
        look: "madder",
        onPress: () => act({ action: "kawesh" }),
      });
    deeds.push({
      id: "pass",
      label: phase === "priority" ? t("bids.letStand") : own ? t("bids.keep") : t("bids.pass"),
      look: "quiet",
      onPress: () => act({ action: "bid", bid: "pass" }),
    });
  }

  if (phase === "doubling" && asked.includes(seat)) {
    const to = nextRaise(view);
    if (to) {
      const raise = t(`raises.${to}`);
      if (mayClose(view, to)) {
        deeds.push({
          id: "raise",
          label: raise,
          note: t("open"),
          spoken: t("raiseOpen", { raise }),
          look: "brass",
          onPress: () => act({ action: "raise", to, closed: false }),
        });
        deeds.push({
          id: "raiseClosed",
          label: raise,
          note: t("closed"),
          spoken: t("raiseClosed", { raise }),
          look: "madder",
          onPress: () => act({ action: "raise", to, closed: true }),
        });
      } else deeds.push({ id: "raise", label: raise, look: "brass", onPress: () => act({ action: "raise", to }) });
    }
    deeds.push({ id: "decline", label: t("raiseLetGo"), look: "quiet", onPress: () => act({ action: "decline" }) });
  }

  if (phase === "playing" && asked.includes(seat)) {
    const projects = declarable(view, seat);
    for (const { type, cards } of projects)
      deeds.push({
        id: `declare-${cards.join("-")}`,
        label: t(`projects.${type}`),
        spoken: t("declareSpoken", { project: t(`projects.${type}`), cards: cards.map(cardName).join(", ") }),
        look: "brass",
        onPress: () => {
          onProject(cards);
          act({ action: "declare", cards: [...cards] });
        },
      });
    if (projects.length === 0) {
      if (!whyNotSawa(view, seat))
        deeds.push({ id: "sawa", label: t("sawa"), look: "brass", onPress: () => setClaiming(true) });
      if (deal.contract?.kind === "hokum") {
        const akkas = (view.hands[seat] ?? []).filter((card): card is Card => card !== null && isAkka(deal, card));
        const card = akkas.find((one) => one === lifted) ?? (akkas.length === 1 ? akkas[0] : undefined);
        deeds.push({
          id: "akka",
          label: t("akka"),
          look: "quiet",
          why: card ? null : t("akkaWhy"),
          spoken: card && `${t("akka")}: ${cardName(card)}`,
          onPress: () => card && act({ action: "play", card, akka: true }),
        });
      }
    }
  }

  if (phase === "lastCall" && asked.includes(seat))
    deeds.push({ id: "stand", label: t("lastCall"), look: "quiet", onPress: () => act({ action: "decline" }) });
  const after = qaydDate(view, seat);
  if (after !== null)
    deeds.push({ id: "qayd", label: t("qayd"), look: "madder", onPress: () => act({ action: "qayd", after }) });

  const dialogs = (
    <>
      <Dialog
        open={choosing && hokums.length > 0}
        onOpenChange={setChoosing}
        title={t("bids.chooseSuit")}
        description={t("bids.publicOff")}
        footer={
          <Button look="outline" onClick={() => setChoosing(false)}>
            {t("bids.back")}
          </Button>
        }
      >
        <div className="unmirrored grid grid-cols-4 gap-2.5">
          {suits.toReversed().map((suit) => (
            <button
              key={suit}
              type="button"
              disabled={suit === publicSuit}
              aria-label={suitName(suit)}
              className="grid aspect-square place-items-center rounded-button bg-linear-to-b from-paper to-paper-foot shadow-button disabled:opacity-35 disabled:grayscale"
              onClick={() => {
                setChoosing(false);
                act({ action: "bid", bid: "hokum", suit });
              }}
            >
              <SuitSign suit={suit} size={44} />
            </button>
          ))}
        </div>
      </Dialog>
      <Dialog
        open={claiming && phase === "playing" && asked.includes(seat)}
        onOpenChange={setClaiming}
        title={t("sawaAsk")}
        description={t("sawaText")}
        footer={
          <>
            <Button look="outline" onClick={() => setClaiming(false)}>
              {t("bids.back")}
            </Button>
            <Button
              look="brass"
              onClick={() => {
                setClaiming(false);
                act({ action: "sawa" });
              }}
            >
              {t("sawaClaim")}
            </Button>
          </>
        }
      />
    </>
  );
  return { deeds, dialogs };
}

const paper =
  "face text-brass-ink [--face-edge:#8a7350] [--face-light:#fff] [--face-stops:#fffcf3,#f4ead5_52%,#e2d2b0]";

/** The buttons of what can be done now. */
export function Deeds({ deeds, isColumn }: { deeds: readonly Deed[]; isColumn: boolean }) {
  const isTight = deeds.length > 2 && !isColumn;
  // The dealer may have five things to say: then signs stand over their words.
  const isFull = deeds.length > 3 && !isColumn;
  return (
    <div
      className={
        isColumn
          ? "grid gap-2.5 lying:gap-2"
          : `flex min-w-0 flex-1 items-center justify-end ${isFull ? "-me-1 gap-1.5" : "gap-2"}`
      }
    >
      {deeds.map(({ id, label, note, look, sign, why, spoken, onPress }) => {
        const inside = {
          sign,
          label,
          note,
          fit: !isFull ? (isTight ? "tight" : "plain") : deeds.length > 4 ? "least" : "less",
        } as const;
        const size = isColumn
          ? `min-w-32 px-4 min-h-12 ${deeds.length > 4 ? "lying:min-h-11" : ""}`
          : `min-h-12 min-w-0 max-w-36 flex-1 ${isFull ? "px-0.5 py-1" : isTight ? "px-2.5" : "px-4"}`;
        return look === "paper" ? (
          <button
            key={id}
            type="button"
            data-deed={id}
            aria-label={spoken}
            className={`${buttonClasses({ look: "quiet" }).replace("face face-quiet", paper)} ${size}`}
            onClick={onPress}
          >
            <Inside {...inside} />
          </button>
        ) : (
          <Button
            key={id}
            data-deed={id}
            look={look}
            why={why}
            aria-label={why ? undefined : spoken}
            className={size}
            onClick={onPress}
          >
            <Inside {...inside} />
          </Button>
        );
      })}
    </div>
  );
}

const fits = {
  plain: { row: "gap-1.5", words: "", sign: 22 },
  tight: { row: "gap-1.5", words: "text-base/5", sign: 20 },
  less: { row: "flex-col gap-0.5", words: "text-sm/4", sign: 18 },
  least: { row: "flex-col gap-0.5", words: "text-xs/4", sign: 18 },
} as const;

function Inside({ sign, label, note, fit }: Pick<Deed, "sign" | "label" | "note"> & { fit: keyof typeof fits }) {
  const { row, words, sign: size } = fits[fit];
  return (
    <span className={`flex items-center justify-center ${row}`}>
      {sign === "sun" ? <SunSign size={size} /> : sign && <SuitSign suit={sign} size={size - 2} />}
      <span className={words}>
        {label}
        {note && <span className="block font-bold text-sm/4 opacity-85">{note}</span>}
      </span>
    </span>
  );
}
