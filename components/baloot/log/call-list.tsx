import { RuleLink } from "@/components/rulebook/rule-link";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { type Deal, ledAgainst, paragraphOfVerdict, type Side, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { CardChip } from "../cards/card-chip";
import { useBalootWords } from "../cards/card-words";
import type { Call } from "./calls";

interface Props {
  readonly deal: Deal;
  readonly calls: readonly Call[];
  readonly us: Side;
  readonly own: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** What was taken, shown and called in a hand, a line each: what it was, whose, and with which cards. */
export function CallList({ deal, calls, us, own, nameOf }: Props) {
  const { t, cardName, breach } = useBalootWords();
  const listed = useWordList();
  const labelOf = (call: Call): string => {
    switch (call.kind) {
      case "public":
        return t("log.publicCard");
      case "project":
        return t(`projects.${call.type}`);
      case "akka":
      case "baloot":
      case "sawa":
        return t(call.kind);
      case "breach":
        return t("log.breach");
    }
  };
  const noteOf = (call: Call): string | null => {
    if (call.kind === "sawa") return t(`log.answers.${call.answer}`);
    if (call.kind === "project" && call.counts === false) return t("log.notCounted");
    return null;
  };
  /** Who broke which rule, in a sentence of its own. */
  const breachOf = ({ verdict }: Call & { kind: "breach" }): string =>
    t(`sheet.why.${verdict.why}`, {
      name: isolated(nameOf(verdict.seat)),
      own: verdict.seat === own ? "yes" : "no",
      rule: verdict.code ? breach(verdict.code, ledAgainst(deal), deal.contract?.trump ?? null) : "",
    });
  if (calls.length === 0) return null;
  return (
    <ul className="grid gap-1 text-md/5">
      {keyedByIndex(calls, (call) => {
        const note = noteOf(call);
        const isLost = call.kind === "project" && call.counts === false;
        return (
          <li
            data-call={call.kind}
            className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${isLost ? "text-sand" : "text-bone"}`}
          >
            <span
              className={`font-bold ${call.kind === "breach" ? "text-madder-1" : isLost ? "text-sand line-through" : "text-strong"}`}
            >
              {labelOf(call)}
            </span>
            {call.kind !== "breach" && (
              <bdi className={sideOf(call.seat) === us ? "text-brass-2" : "text-madder-1"}>{nameOf(call.seat)}</bdi>
            )}
            {call.cards.length > 0 && (
              <>
                <span className="sr-only">{listed(call.cards.map(cardName))}</span>
                <span aria-hidden="true" className="unmirrored inline-flex flex-wrap gap-0.5">
                  {call.cards.map((card) => (
                    <CardChip key={card} card={card} grave={call.kind === "breach" && call.verdict.code !== null} />
                  ))}
                </span>
              </>
            )}
            {call.kind === "breach" && (
              <span className="basis-full">
                {breachOf(call)} <RuleLink paragraph={paragraphOfVerdict(call.verdict)} className="px-1 py-2" />
              </span>
            )}
            {note && <span className="text-sand">{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
