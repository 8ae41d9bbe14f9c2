"use client";

import { BrokenPage } from "@/components/page/broken-page";
import { brokenPage as arabic } from "@/components/words/ar/broken-page";
import { directionOf } from "@/components/words/direction";
import { brokenPage as english } from "@/components/words/en/broken-page";
import { useLanguage } from "@/components/words/words-provider";
import "./globals.css";

/** What is shown where what every page stands in broke, its words included. */
export default function HouseError({ reset }: { reset: () => void }) {
  const language = useLanguage();
  return (
    <html lang={language} dir={directionOf(language)}>
      <body>
        <BrokenPage words={language === "ar" ? arabic : english} again={reset} />
      </body>
    </html>
  );
}
