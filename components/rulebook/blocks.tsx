import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { ranks } from "@/lib/rules/cards";
import type { RuleBlock, RuleLine } from "@/lib/rules/rulebook";
import { type Follow, RankChip, Spans } from "./spans";

type Table = Extract<RuleBlock, { kind: "table" }>;

/** Cells longer than this make lines of their own where there is little room. */
const LONG = 12;

const isWordy = ({ rows }: Table) =>
  rows.some((row) => row.slice(1).some(([first]) => typeof first === "string" && first.length > LONG));

function Heading({ line, follow }: { line: RuleLine; follow: Follow }) {
  const rank = ranks.find((known) => known === line[0]);
  return rank ? <RankChip rank={rank} /> : <Spans line={line} follow={follow} />;
}

function Numbers({ table, follow }: { table: Table; follow: Follow }) {
  return (
    <table className="w-full border-collapse text-center text-base tabular-nums">
      <thead>
        <tr className="border-hairline border-b text-brass-2">
          {keyedByIndex(table.head, (cell) => (
            <th scope="col" className="px-0.5 py-1.5 font-bold first:text-start">
              <Heading line={cell} follow={follow} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyedByIndex(table.rows, ([name = [], ...cells]) => (
          <tr className="border-hairline/40 border-b last:border-0">
            <th scope="row" className="py-1.5 pe-2 text-start font-semibold text-sand">
              <Spans line={name} follow={follow} />
            </th>
            {keyedByIndex(cells, (cell) => (
              <td className="px-0.5 py-1.5 font-bold text-strong">
                <Spans line={cell} follow={follow} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table of words: side by side where there is room, else a small list for each row. */
function Words({ table, follow }: { table: Table; follow: Follow }) {
  const [, ...heads] = table.head;
  return (
    <table className="block w-full border-collapse text-start text-base @xl:table">
      <thead className="sr-only @xl:not-sr-only @xl:table-header-group">
        <tr className="border-hairline border-b text-brass-2">
          {keyedByIndex(table.head, (cell) => (
            <th scope="col" className="px-2 py-1.5 text-start font-bold first:ps-0">
              <Spans line={cell} follow={follow} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @xl:table-row-group">
        {keyedByIndex(table.rows, ([name = [], ...cells]) => (
          <tr className="block border-hairline/40 border-b py-2 last:border-0 @xl:table-row @xl:py-0">
            <th scope="row" className="block text-start font-semibold text-sand @xl:table-cell @xl:py-1.5 @xl:pe-2">
              <Spans line={name} follow={follow} />
            </th>
            {keyedByIndex(cells, (cell, column) => (
              <td className="flex justify-between gap-4 ps-3 font-bold text-strong @xl:table-cell @xl:px-2 @xl:py-1.5">
                <span aria-hidden="true" className="shrink-0 font-semibold text-brass-2 @xl:hidden">
                  <Spans line={heads[column] ?? []} follow={follow} />
                </span>
                <span className="text-end @xl:text-start">
                  <Spans line={cell} follow={follow} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A part of a paragraph as it is read. */
export function BlockOfRules({ block, follow }: { block: RuleBlock; follow: Follow }) {
  const t = useTranslations("rulebook");
  if (block.kind === "table") {
    const Shape = isWordy(block) ? Words : Numbers;
    return <Shape table={block} follow={follow} />;
  }
  const isExample = block.kind === "example";
  return (
    <p className={classes(isExample && "rounded-control border-brass-4 border-s-3 bg-well/80 px-3.5 py-2.5 text-sand")}>
      {isExample && <span className="me-2 font-bold text-brass-3">{t("example")}</span>}
      <Spans line={block.line} follow={follow} />
    </p>
  );
}
