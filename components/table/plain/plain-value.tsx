import { useTranslations } from "use-intl";
import { keyedByIndex } from "@/components/ui/keyed-by-index";

/** A field's name as words: `drawPile` is a draw pile. */
const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, (_, end, begin) => `${end} ${begin.toLowerCase()}`);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isShort = (value: unknown) => typeof value !== "object" || value === null;
/** What needs no lines of its own. */
const isLine = (value: unknown) => isShort(value) || Object.values(value as object).every(isShort);

function Line({ value }: { value: unknown }) {
  const t = useTranslations("plain");
  if (isList(value)) {
    if (value.length === 0) return t("nothing");
    return keyedByIndex(value, (part, place) => (
      <>
        {place > 0 && " · "}
        <Line value={part} />
      </>
    ));
  }
  if (value === null) return t("hidden");
  if (typeof value !== "object") return <bdi>{String(value)}</bdi>;
  return keyedByIndex(Object.entries(value), ([name, part], place) => (
    <>
      {place > 0 && " · "}
      <bdi>
        <span className="font-semibold text-sand">{spaced(name)}</span> <Line value={part} />
      </bdi>
    </>
  ));
}

/** Any plain data as it can be read: fields as a list of names and values, lists in their order, what is short in one line. */
export function PlainValue({
  value,
  isWhole = false,
}: {
  value: unknown;
  /** Its fields stand one below the other, however short they are. */
  isWhole?: boolean;
}) {
  if (isLine(value) && !isWhole) return <Line value={value} />;
  if (isList(value)) {
    return (
      <ol className="list-decimal space-y-1 ps-6 marker:text-sand">
        {keyedByIndex(value, (part) => (
          <li>
            <PlainValue value={part} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="grid gap-1">
      {Object.entries(value as object).map(([name, part]: [string, unknown]) => (
        <div key={name} className={isLine(part) ? "flex flex-wrap gap-x-2" : undefined}>
          <dt className="text-sand">{spaced(name)}</dt>
          <dd className={isLine(part) ? "min-w-0 font-bold text-strong" : "border-hairline border-s ps-3"}>
            <PlainValue value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
