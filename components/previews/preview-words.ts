import type { Language } from "@/lib/browser/storage/settings";

/** What a link says of itself where it is sent: words that no page of the house shows. `{game}` and the like are filled in. */
export interface PreviewWords {
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
    invitation: "You are invited to {game}",
    invited: "{name} invites you to {game}",
    text: "Open the link and sit down. Nothing to install, no account.",
    underway: "A match is on: come and look on.",
    seats: upTo(english, "The seats are taken: come and look on."),
    result: "{score} points at {game}",
    resultText: "In {rounds} rounds, says whoever sent this. Can you do better?",
  },
  ar: {
    invitation: "جاتك عزيمة على {game}",
    invited: "عزيمة من {name} على {game}",
    text: "افتح الرابط واجلس. بدون تحميل ولا حساب.",
    underway: "اللعب جارٍ: تعال تفرّج.",
    seats: upTo(arabic, "الأماكن راحت: تعال تفرّج."),
    result: "{score} نقطة في {game}",
    resultText: "الجولات: {rounds}، على كلام اللي أرسلها. تقدر تجيب أكثر؟",
  },
};
