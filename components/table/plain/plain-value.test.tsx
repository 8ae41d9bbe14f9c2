import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { ar } from "@/components/words/ar/all";
import { english } from "@/components/words/en/all";
import { numberLocale } from "@/components/words/number-locale";
import { PlainValue } from "./plain-value";

const read = (value: unknown, locale: "en" | "ar" = "en") =>
  renderToStaticMarkup(
    <IntlProvider locale={numberLocale(locale)} messages={locale === "en" ? english : ar} timeZone="UTC">
      <PlainValue value={value} />
    </IntlProvider>,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("what is plain is read in its order, with what is hidden said to be", () => {
  expect(
    read({
      drawPile: 12,
      hands: [
        ["AS", "KH"],
        [null, null],
      ],
    }),
  ).toBe("draw pile 12 hands AS · KH not shown · not shown");
  expect(read([{ suit: "S", isOpen: false }, { suit: "H" }])).toBe("suit S · is open false suit H");
});

test("what is empty is said to be, in the language spoken", () => {
  expect([read([]), read([], "ar"), read(null, "ar")]).toEqual([
    english.plain.nothing,
    ar.plain.nothing,
    ar.plain.hidden,
  ]);
});
