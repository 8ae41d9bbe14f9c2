import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { Dialog } from "@/components/ui/dialog";
import { useListed } from "@/components/words/listed";
import {
  type BalootAction,
  type BalootState,
  type Card,
  canProveSawa,
  declarable,
  hokumOf,
  isAkka,
  isAshkalBarred,
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
import styles from "./board.module.css";
import { CardChip, SuitSign, SunSign } from "./card";
import { useBalootWords } from "./card-words";

interface Deed {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly look: ButtonLook | "paper";
  readonly sign?: Suit | "sun";
  /** The card that tells this from another of its name. */
  readonly card?: Card;
  /** It is sure to succeed. */
  readonly glows?: boolean;
  /** It is asked for all at once, and decides a hand. */
  readonly isAnswer?: boolean;
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
): { readonly deeds: readonly Deed[]; readonly dialogs: ReactNode } {
  const { t, cardName, suitName } = useBalootWords();
  const listed = useListed();
  // What was opened belongs to its turn, and goes with it.
  const [choosing, setChoosing] = useState<number | null>(null);
  const [claiming, setClaiming] = useState<number | null>(null);
  const isSure = useMemo(() => seat !== null && canProveSawa(view, seat), [view, seat]);
  if (seat === null) return { deeds: [], dialogs: null };
  const { phase, deal, asked, turn } = view;
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
      deeds.push({ id: "hokum", label: t("bids.hokumOther"), look: "brass", onPress: () => setChoosing(turn) });
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
    if (isAshkalBarred(view, seat))
      deeds.push({
        id: "ashkal",
        label: t("bids.ashkal"),
        look: "quiet",
        why: t("bids.ashkalAce"),
        onPress: () => {},
      });
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
    for (const { type, cards } of projects) {
      const isTwin = projects.filter((other) => other.type === type).length > 1;
      deeds.push({
        id: `declare-${cards.join("-")}`,
        label: t(`projects.${type}`),
        spoken: t("declareSpoken", { project: t(`projects.${type}`), cards: listed(cards.map(cardName)) }),
        card: isTwin ? cards[0] : undefined,
        look: "brass",
        onPress: () => {
          onProject(cards);
          act({ action: "declare", cards: [...cards] });
        },
      });
    }
    if (!whyNotSawa(view, seat))
      deeds.push({
        id: "sawa",
        label: t("sawa"),
        spoken: isSure ? t("sawaSure") : undefined,
        look: isSure ? "brass" : "quiet",
        glows: isSure,
        onPress: () => setClaiming(turn),
      });
    if (projects.length === 0 && deal.contract?.kind === "hokum") {
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

  if (phase === "sawa" && asked.includes(seat))
    for (const accept of [false, true])
      deeds.push({
        id: accept ? "accept" : "refuse",
        label: t(accept ? "accept" : "refuse"),
        look: accept ? "brass" : "quiet",
        isAnswer: true,
        onPress: () => act({ action: "answer", accept }),
      });
  if (phase === "lastCall" && asked.includes(seat))
    deeds.push({ id: "stand", label: t("lastCall"), look: "quiet", onPress: () => act({ action: "decline" }) });
  const after = qaydDate(view, seat);
  if (after !== null)
    deeds.push({ id: "qayd", label: t("qayd"), look: "madder", onPress: () => act({ action: "qayd", after }) });

  const dialogs = (
    <>
      <Dialog
        open={choosing === turn && hokums.length > 0}
        onOpenChange={() => setChoosing(null)}
        title={t("bids.chooseSuit")}
        description={t("bids.publicOff")}
        footer={
          <Button look="outline" onClick={() => setChoosing(null)}>
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
                setChoosing(null);
                act({ action: "bid", bid: "hokum", suit });
              }}
            >
              <SuitSign suit={suit} size={44} />
            </button>
          ))}
        </div>
      </Dialog>
      <Dialog
        open={claiming === turn && asked.includes(seat) && !whyNotSawa(view, seat)}
        onOpenChange={() => setClaiming(null)}
        title={t("sawaAsk")}
        description={t("sawaText")}
        footer={
          <>
            <Button look="outline" onClick={() => setClaiming(null)}>
              {t("bids.back")}
            </Button>
            <Button
              look="brass"
              onClick={() => {
                setClaiming(null);
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

/**
 * How buttons share their room: beside the hand one under the other, else in a row, the smaller the more there are; one or
 * two stand beside words, which take two lines before these are cut.
 */
interface Fit {
  readonly gap: string;
  readonly button: string;
  readonly inside: string;
  readonly label?: string;
}
const fits: Readonly<Record<"column" | "pair" | "row" | "crowd", Fit>> = {
  column: { gap: "gap-2.5 lying:gap-2", button: "min-h-12 min-w-32 px-4!", inside: "gap-1.5" },
  pair: { gap: "gap-2", button: "min-w-0 max-w-36 flex-1 px-4!", inside: "gap-1.5" },
  row: {
    gap: "gap-1.5",
    button: "min-h-14 min-w-11 max-w-36 shrink! flex-auto px-1.5!",
    inside: "flex-col gap-0.5",
    label: "text-base/5 whitespace-nowrap",
  },
  crowd: {
    gap: "gap-1",
    button: "min-h-14 min-w-11 shrink! flex-auto px-0.5!",
    inside: "flex-col gap-0.5",
    label: "text-[clamp(12px,3.4vw,13px)]/5 whitespace-nowrap",
  },
};

/** How narrow the room of one and of two may become. */
const least: Readonly<Record<number, string>> = { 1: "min-w-18", 2: "min-w-34" };

/** The buttons of what can be done now, or what stands in their place. */
export function Deeds({
  deeds,
  isColumn,
  children,
}: {
  deeds: readonly Deed[];
  isColumn: boolean;
  children?: ReactNode;
}) {
  const fit = isColumn ? fits.column : deeds.length > 4 ? fits.crowd : deeds.length > 2 ? fits.row : fits.pair;
  return (
    <div
      className={classes(
        isColumn ? "grid" : "flex flex-1 items-center justify-end",
        !isColumn && (least[deeds.length] ?? "min-w-0"),
        fit.gap,
      )}
    >
      {deeds.map(({ id, label, note, look, sign, card, glows, isAnswer, why, spoken, onPress }) => {
        const inside = { sign, card, label, note, fit };
        const size = classes(
          fit.button,
          isColumn && deeds.length > 4 && "lying:min-h-11",
          glows && styles.sure,
          isAnswer && styles.answer,
        );
        return look === "paper" ? (
          <button
            key={id}
            type="button"
            data-deed={id}
            aria-label={spoken}
            className={classes(buttonClasses({ look: "quiet" }).replace("face face-quiet", paper), size)}
            onClick={onPress}
          >
            <Inside {...inside} />
          </button>
        ) : (
          <Button
            key={id}
            data-deed={id}
            data-sure={glows ? "" : undefined}
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
      {children}
    </div>
  );
}

/** A sign or a card, and what it is called; where it is narrow the one stands on the other. */
function Inside({ sign, card, label, note, fit }: Pick<Deed, "sign" | "card" | "label" | "note"> & { fit: Fit }) {
  return (
    <span className={classes("flex items-center justify-center", fit.inside)}>
      {sign === "sun" ? <SunSign size={22} /> : sign && <SuitSign suit={sign} size={20} />}
      {card && <CardChip card={card} />}
      <span className={fit.label}>
        {label}
        {note && <span className="block font-bold text-sm/4 opacity-85">{note}</span>}
      </span>
    </span>
  );
}
