import localFont from "next/font/local";

// next/font/local reads its arguments before the program runs, so every value here is written out where it is used.
// What stands in for Cairo until it has come has its measures: app/globals.css.

const cairoLatin = localFont({
  src: "../node_modules/@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2",
  weight: "200 1000",
  display: "swap",
  adjustFontFallback: false,
  variable: "--font-cairo-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

const cairoArabic = localFont({
  src: "../node_modules/@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2",
  weight: "200 1000",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-cairo-arabic",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200F, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC",
    },
  ],
});

const kufiLatin = localFont({
  src: "../node_modules/@fontsource-variable/reem-kufi/files/reem-kufi-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-kufi-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

const kufiArabic = localFont({
  src: "../node_modules/@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-kufi-arabic",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200F, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC",
    },
  ],
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

/** The class names that define every font variable of app/globals.css, for the `<html>` element. */
export const fontVariables = [cairoLatin, cairoArabic, kufiLatin, kufiArabic, slab]
  .map((font) => font.variable)
  .join(" ");
