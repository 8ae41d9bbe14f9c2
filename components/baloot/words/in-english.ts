import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { en } from "@/components/words/en";
import { baloot } from "./en";

/** What a test reads of a part of the table: its markup, in English. */
export function inEnglish(children: ReactNode): string {
  const messages = { ...en, baloot };
  return renderToStaticMarkup(createElement(IntlProvider, { locale: "en", messages, timeZone: "UTC", children }));
}
