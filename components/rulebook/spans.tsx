import { createContext, type MouseEvent, useContext } from "react";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import type { Rank } from "@/lib/rules/cards";
import type { RuleLine, RuleSpan } from "@/lib/rules/rulebook";
import type { RuleCards } from "./game-rulebook";

/** How a reference is followed: to its address, and what else a press does. */
export interface Follow {
  readonly addressOf: (number: string) => string;
  readonly onFollow?: (number: string, event: MouseEvent) => void;
}

/** How the cards of the open book are drawn; without it they are written. */
export const RuleCardsContext = createContext<RuleCards | null>(null);

/** A rank of no suit, as it stands in a card's corner. */
export function RankChip({ rank }: { rank: Rank }) {
  return (
    <span
      dir="ltr"
      className="inline-grid min-w-6 place-items-center rounded-[5px] bg-paper px-1 font-extrabold font-index text-md/5 text-paper-ink"
    >
      {rank}
    </span>
  );
}

function One({ span, follow }: { span: Exclude<RuleSpan, string>; follow: Follow }) {
  const drawn = useContext(RuleCardsContext);
  switch (span.kind) {
    case "strong":
      return <strong className="font-extrabold text-strong">{span.text}</strong>;
    case "em":
      return <em className="font-bold text-brass-2 not-italic">{span.text}</em>;
    case "reference":
      return (
        <a
          href={follow.addressOf(span.to)}
          onClick={(event) => follow.onFollow?.(span.to, event)}
          className="rounded-chip font-bold font-index text-brass-2 underline decoration-brass-4 underline-offset-4 hover:decoration-brass-1"
        >
          {span.to}
        </a>
      );
    case "ranks":
      return (
        <span className="inline-flex flex-wrap gap-0.5 align-middle">
          {span.ranks.map((rank) => (
            <RankChip key={rank} rank={rank} />
          ))}
        </span>
      );
    case "cards": {
      const [first, ...others] = span.cards;
      if (!first) return null;
      if (!drawn) return <bdi dir="ltr">{span.cards.join(" ")}</bdi>;
      const { Chip, Face } = drawn;
      if (others.length === 0) return <Chip card={first} />;
      return (
        <span className="unmirrored mx-0.5 inline-flex align-middle">
          {span.cards.map((card) => (
            <span key={card} className="-ms-4 w-11 rounded-[4px] shadow-hand first:ms-0">
              <Face card={card} />
            </span>
          ))}
          <span className="sr-only">{span.cards.join(" ")}</span>
        </span>
      );
    }
  }
}

/** A line of a rulebook, with its cards drawn and its references to be followed. */
export function Spans({ line, follow }: { line: RuleLine; follow: Follow }) {
  return keyedByIndex(line, (span) => (typeof span === "string" ? span : <One span={span} follow={follow} />));
}
