import type { ChatLine } from "../chat/chat";
import type { Holder } from "../storage/record";
import { isHuman } from "./holders";

/** Letters that are drawn like others, and those they are drawn like. What is rarer is not told apart here. */
const DRAWN = [
  ["авекмнорстухѕіјԁԛԝһьѵ", "abekmhopctyxsijdqwhbv"],
  ["αβεηικμνορτυχγω", "abeniknvoptuxyw"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıǀ|", "abcdefghijklmnoprstuvwyzagill"],
  ["یىېکڪةۀەہھں", "يييككهههههن"],
  // In one fount or another.
  ["i10", "llo"],
] as const;

const drawn = new Map(
  DRAWN.flatMap(([letters, like]) => {
    const likes = [...like];
    return [...letters].map((letter, index) => [letter, likes[index] ?? letter] as const);
  }),
);

/** A digit of whatever script, as the one it stands for. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** What a name looks like: names that look the same, or nearly, give the same, whatever letters they are written in. */
export function lookOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    // A number in brackets is what tells twins apart: nobody looks like one for having it in their name.
    .replace(/[([{]\p{Nd}+[)\]}]/gu, "")
    .replace(/[\p{M}\p{Z}\p{C}\p{P}\p{Default_Ignorable_Code_Point}\u0640\u2800]/gu, "")
    .replace(/\p{Nd}/gu, digit);
  const alike = (letter: string) => drawn.get(letter) ?? letter;
  return [...plain].map((letter) => alike(alike(letter))).join("") || name;
}

type Seats = readonly (Holder | null)[];
type Named = Pick<Holder, "id" | "name" | "twin">;

/** The first number that nobody else has who goes by a name that looks like this one. */
function numberFor({ id, name }: Named, others: readonly Named[]): number {
  const look = lookOf(name);
  const twins = others.filter((other) => other.id !== id && lookOf(other.name) === look);
  const taken = new Set(twins.map(({ twin = 1 }) => twin));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/**
 * The seats with those told apart who go by names that look the same: whoever comes to such a name has the next number, which
 * nobody else has who is here or has spoken here, and keeps it as long as the name. Bots are told apart by their picture.
 */
export function toldApart(before: Seats, seats: Seats, lines: readonly ChatLine[]): Seats {
  const known = new Map(before.flatMap((holder) => (holder ? [[holder.id, holder.name] as const] : [])));
  const isNamed = ({ id, name }: Holder) => known.get(id) === name;
  const here: Named[] = seats.filter(isHuman).filter(isNamed);
  return seats.map((holder) => {
    if (!isHuman(holder) || isNamed(holder)) return holder;
    const number = numberFor(holder, [...here, ...lines]);
    const { twin: _, ...alone } = holder;
    const named = number > 1 ? { ...alone, twin: number } : alone;
    here.push(named);
    return named;
  });
}
