/** `SCREENS=all` looks at everything in every size and both languages, which takes its time. */
export const looksAtAll = process.env.SCREENS === "all";

const spoken = ["en", "ar"] as const;
type Spoken = (typeof spoken)[number];

/** Each of these with a language: in turn one and the other, so that every size and both languages are looked at. */
export const inTurns = <Each>(these: readonly Each[]): readonly (readonly [Spoken, Each])[] =>
  looksAtAll
    ? spoken.flatMap((language) => these.map((each) => [language, each] as const))
    : these.map((each, index) => [spoken[index % 2 === 0 ? 0 : 1], each] as const);

/** The same, put together by language: one page is made as large as each of them in turn. */
export const bySpoken = <Each>(these: readonly Each[]): readonly (readonly [Spoken, readonly Each[]])[] =>
  spoken.map((language) => [language, inTurns(these).flatMap(([one, each]) => (one === language ? [each] : []))]);
