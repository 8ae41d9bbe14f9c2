import localFont from "next/font/local";

// next/font/local reads its arguments before the program runs, so every value here is written out where it is used.
// What stands in for Cairo until it has come has its measures: app/globals.css. What is in app/letters was cut out of the
// fonts by scripts/make-letters.mjs; whatever else a name may be written with comes from the whole of them.

const cairoPlain = localFont({
  src: "./letters/cairo-plain.woff2",
  weight: "600 900",
  display: "swap",
  adjustFontFallback: false,
  variable: "--font-cairo-plain",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+2010-2015, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2066-2069, U+2190-2193, U+2212",
    },
  ],
});

const cairoLatin = localFont({
  src: "../node_modules/@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2",
  weight: "200 1000",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-cairo-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2016-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-205E, U+20AC, U+2122, U+2215",
    },
  ],
});

const cairoArabic = localFont({
  src: "./letters/cairo-arabic.woff2",
  weight: "600 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-cairo-arabic",
  declarations: [{ prop: "unicode-range", value: "U+0600-06FF, U+200C-200F" }],
});

const cairoRarer = localFont({
  src: "../node_modules/@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2",
  weight: "200 1000",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-cairo-rarer",
  declarations: [
    { prop: "unicode-range", value: "U+0750-077F, U+0870-08FF, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC" },
  ],
});

const kufiLatin = localFont({
  src: "./letters/kufi-latin.woff2",
  weight: "400 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-kufi-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+2010-2015, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2066-2069, U+2190-2193, U+2212",
    },
  ],
});

const kufiArabic = localFont({
  src: "./letters/kufi-arabic.woff2",
  weight: "400 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-kufi-arabic",
  declarations: [{ prop: "unicode-range", value: "U+0600-06FF, U+200C-200F" }],
});

const slab = localFont({
  src: "../node_modules/@fontsource/roboto-slab/files/roboto-slab-latin-800-normal.woff2",
  weight: "800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-slab",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

/** Arabic digits in the place of everybody's, for whoever chose them; the characters stay what they are. */
const cairoDigits = localFont({
  src: "./letters/cairo-digits.woff2",
  weight: "600 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-cairo-digits",
  declarations: [{ prop: "unicode-range", value: "U+0030-0039" }],
});

/** The class names that define every font variable of app/globals.css, for the `<html>` element. */
export const fontVariables = [cairoPlain, cairoLatin, cairoArabic, cairoRarer, cairoDigits, kufiLatin, kufiArabic, slab]
  .map((font) => font.variable)
  .join(" ");
