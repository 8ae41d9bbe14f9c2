import { games as arabicGames } from "@/components/words/ar/games";
import { home as arabicHome } from "@/components/words/ar/home";
import { games as englishGames } from "@/components/words/en/games";
import { home as englishHome } from "@/components/words/en/home";
import type { Language } from "@/lib/browser/storage/settings";
import { soloLengths } from "@/lib/rules/solo-lengths";
import { type PreviewWords, previewWords } from "./preview-words";

/** What is said of one page where its link is sent. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** What is said of a game. */
interface GameSaid extends Said {
  readonly name: string;
  readonly glimpse: string;
  /** Of a game for one, whose results are sent: how many rounds one can have, at least and at most. */
  readonly rounds?: readonly [number, number] | undefined;
}

/** All that may be said of any page in one language. */
interface Speech {
  readonly home: Said;
  /** By a game's name in addresses. */
  readonly games: Readonly<Record<string, GameSaid>>;
  readonly words: PreviewWords;
}

type Fronts = Readonly<Record<string, { readonly name: string; readonly glimpse: string; readonly line?: string }>>;

const lengths: Readonly<Record<string, readonly [number, number]>> = soloLengths;

const speech = (language: Language, text: string, house: string, fronts: Fronts): Speech => ({
  home: { title: house, text },
  games: Object.fromEntries(
    Object.entries(fronts).map(([id, { name, line, glimpse }]) => [
      id,
      { name, glimpse, title: `${name} · ${house}`, text: line ?? glimpse, rounds: lengths[id] },
    ]),
  ),
  words: previewWords[language],
});

/** What the door says of links, as the build notes it down. */
export const previews: Readonly<Record<Language, Speech>> = {
  en: speech("en", englishHome.description, "Majlis", englishGames),
  ar: speech("ar", arabicHome.description, "مجلس", arabicGames),
};

/** The picture of a page: one that scripts/make-previews.mjs made. */
export const pictureOf = (page: string, language: Language) => `/previews/${page}.${language}.jpg`;
