import type { Language } from "@/lib/browser/storage/settings";

/** The pages of ranked play that are sent as links. */
export type RankedPageName = "ranked" | "ladder" | "leagues" | "player" | "friends";

/** What is said of one of them, and written on its picture. */
interface RankedPageSaid {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly glimpse: string;
}

/** What a link says of itself where it is sent: words that no page of the house shows. `{game}` and the like are filled in. */
export interface PreviewWords {
  /** Pages of ranked play, by their names in addresses; of whom a player's page is, nothing is told. */
  readonly pages: Readonly<Record<RankedPageName, RankedPageSaid>>;
  /** A table of which nothing is told. */
  readonly invitation: string;
  /** A public table, and whose it is. */
  readonly invited: string;
  readonly text: string;
  /** Of a table that is being played at. */
  readonly underway: string;
  /** Free seats, from none on. */
  readonly seats: readonly string[];
  /** A result of a game for one, by the word of whoever sent it: nobody has seen it. */
  readonly result: string;
  readonly resultText: string;
}

const english = (free: number) => (free === 1 ? "One seat is free." : `${free} seats are free.`);

function arabic(free: number): string {
  if (free === 1) return "باقي مكان واحد.";
  return free === 2 ? "باقي مكانين." : `باقي ${free} أماكن.`;
}

const upTo = (say: (free: number) => string, none: string) =>
  Array.from({ length: 11 }, (_, free) => (free === 0 ? none : say(free)));

export const previewWords: Readonly<Record<Language, PreviewWords>> = {
  en: {
    pages: {
      ranked: {
        title: "Ranked Baloot at Majlis",
        text: "Four strangers of one strength, drawn by lot, for points on a ladder.",
        name: "Ranked Baloot",
        glimpse: "Four of one strength",
      },
      ladder: {
        title: "The ladder of Majlis",
        text: "Who stands where in ranked Baloot this season.",
        name: "The ladder",
        glimpse: "Who stands where this season",
      },
      leagues: {
        title: "The leagues of Majlis",
        text: "From undyed wool to gold thread: seven leagues and a title.",
        name: "The leagues",
        glimpse: "From undyed wool to gold thread",
      },
      player: {
        title: "How somebody stands at Majlis",
        text: "Points over time, contracts, partners, matches.",
        name: "How they stand",
        glimpse: "Points, contracts, partners",
      },
      friends: {
        title: "Be my friend at Majlis",
        text: "Open the link and say yes: then we see each other’s page and ask each other to tables.",
        name: "Be my friend",
        glimpse: "Open the link and say yes",
      },
    },
    invitation: "You are invited to {game}",
    invited: "{name} invites you to {game}",
    text: "Open the link and sit down. Nothing to install, no account.",
    underway: "A match is on: come and look on.",
    seats: upTo(english, "The seats are taken: come and look on."),
    result: "{score} points at {game}",
    resultText: "In {rounds} rounds, says whoever sent this. Can you do better?",
  },
  ar: {
    pages: {
      ranked: {
        title: "بلوت مصنّفة في مجلس",
        text: "أربعة على مستوى واحد، بالقرعة، ونقاط في الترتيب.",
        name: "بلوت مصنّفة",
        glimpse: "أربعة على مستوى واحد",
      },
      ladder: {
        title: "ترتيب مجلس",
        text: "وين كل واحد في البلوت المصنّفة هالموسم.",
        name: "الترتيب",
        glimpse: "وين كل واحد هالموسم",
      },
      leagues: {
        title: "دوريات مجلس",
        text: "من الصوف الخام إلى خيط الذهب: سبع دوريات ولقب.",
        name: "الدوريات",
        glimpse: "من الصوف الخام إلى خيط الذهب",
      },
      player: {
        title: "وين وصل في مجلس",
        text: "النقاط مع الوقت، والمشترى، والأخويا، والصكات.",
        name: "وين وصل",
        glimpse: "النقاط والمشترى والأخويا",
      },
      friends: {
        title: "خلنا ربع في مجلس",
        text: "افتح الرابط ووافق: نشوف صفحات بعض ونعزم بعض على الطاولات.",
        name: "خلنا ربع",
        glimpse: "افتح الرابط ووافق",
      },
    },
    invitation: "جاتك عزيمة على {game}",
    invited: "عزيمة من {name} على {game}",
    text: "افتح الرابط واجلس. بدون تحميل ولا حساب.",
    underway: "اللعب جارٍ: تعال تفرّج.",
    seats: upTo(arabic, "الأماكن راحت: تعال تفرّج."),
    result: "{score} نقطة في {game}",
    resultText: "الجولات: {rounds}، على كلام اللي أرسلها. تقدر تجيب أكثر؟",
  },
};
