import type { RummyOptions } from "@/lib/rules/rummy/state";
import type { OnlineMatch } from "./online-match";
import { cut, padded, type ScreenLine, type Stretch, seatTone, span, widthOf, wrapped } from "./screen-lines";
import { header, heading, messages, type ScreenSize } from "./screen-parts";
import type { Session } from "./session";
import type { RummyWords } from "./words/en";

/** What has to be left beside the picture of a link. */
const BESIDE_QR = 26;

/** How things stand that are not as they should be. */
export function troubleLines({ table, phase }: Session, { width }: ScreenSize): ScreenLine[] {
  const trouble = phase === "closed" ? null : (table?.trouble ?? null);
  return trouble ? wrapped(trouble, width, "error") : [];
}

/** The latest that was said at the table, so many lines of it. */
export function talkLines({ table }: Session, { width }: ScreenSize, most: number): ScreenLine[] {
  if (!table || most <= 0) return [];
  return table.talk.slice(-most).map(({ name, seat, text }) => {
    const who = span(`${name}: `, seat === null ? "quiet" : seatTone(seat), true);
    return cut([who, span(text)], width);
  });
}

function seatLines(table: OnlineMatch, width: number): ScreenLine[] {
  const { online } = table.words;
  return table.seats.map((seat, index): ScreenLine => {
    const number = span(`${index + 1}`.padEnd(3), "title", true);
    if (!seat) return [number, span(online.open, "quiet")];
    const marks: Stretch[] = [];
    const mark = (text: string, tone: "quiet" | "ok" | "error" = "quiet") => marks.push(span(`  ${text}`, tone));
    if (seat.isYou) mark(online.you);
    if (seat.isHost) mark(online.host);
    if (seat.bot) mark(online.bot(seat.bot));
    else if (seat.presence) mark(online.presence[seat.presence], "error");
    else if (!seat.isHost) mark(seat.isReady ? online.ready : online.notReady, seat.isReady ? "ok" : "quiet");
    return cut([number, span(seat.name, seatTone(index), true), ...marks], width);
  });
}

function optionsSaid({ goal, deals, points, bonuses, exchange, clock }: RummyOptions, words: RummyWords): string {
  const { online } = words;
  const said = [goal === "deals" ? online.deals(deals) : online.toPoints(points), online.clock(clock)];
  return [...said, ...(bonuses ? [online.bonuses] : []), ...(exchange ? [online.exchange] : [])].join(words.comma);
}

/** What whoever sits here may do next. */
function nextSaid(table: OnlineMatch): readonly string[] {
  const { words, isHost, seats, seat } = table;
  const { online } = words;
  const own = seat === null ? null : seats[seat];
  if (!own) return [online.lookOn, online.guestKeys];
  if (isHost) return [online.begin(seats.filter((one) => one !== null).length < 2), online.hostKeys];
  const host = seats.find((one) => one?.isHost)?.name;
  const begins = host === undefined ? online.waitingHost : online.waitingFor(host);
  return [own.isReady ? online.youAreReady : online.sayReady, begins, online.guestKeys];
}

const pictured = (line: string): Stretch => ({ ...span(line, "qr"), order: "kept" });

/** Text with the picture of the link at its side, where both fit. */
function besideQr(
  session: Session,
  { width, height }: ScreenSize,
  lines: (width: number) => ScreenLine[],
): ScreenLine[] {
  const { qr } = session;
  const wide = [...(qr[0] ?? "")].length;
  const left = width - wide - 1;
  if (qr.length === 0 || left < BESIDE_QR || qr.length > height) return lines(width);
  const text = lines(left);
  const rows = Math.max(text.length, qr.length);
  return Array.from({ length: rows }, (_, row): ScreenLine => {
    const picture = qr[row];
    return picture === undefined ? (text[row] ?? []) : [...padded(text[row] ?? [], left), span(" "), pictured(picture)];
  });
}

function lobbyScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { table, words, signs } = session;
  if (!table?.table)
    return [
      header(session, size),
      [],
      ...wrapped(words.online.looking(table?.invitation ?? session.seeking), size.width, "text"),
    ];
  const { options, visibility, locked, watchers } = table.table;
  const { online } = words;
  const who = [visibility === "public" ? online.public : online.private];
  if (locked) who.push(online.locked);
  if (watchers > 0) who.push(online.watchers(watchers));
  const body = (width: number): ScreenLine[] => [
    heading(online.atTable, { ...size, width }, signs),
    ...seatLines(table, width),
    heading(online.options, { ...size, width }, signs),
    ...wrapped(optionsSaid(options, words), width, "text"),
    ...wrapped(who.join(words.comma), width, "quiet"),
    ...nextSaid(table).flatMap((text, index) => wrapped(text, width, index === 0 ? "title" : "quiet")),
  ];
  const foot = [
    ...talkLines(session, size, 2),
    ...troubleLines(session, size),
    ...messages(session, size),
    ...wrapped(table.invitation, size.width, "ok"),
  ];
  const room = { width: size.width, height: size.height - 2 - foot.length };
  return [header(session, size), ...besideQr(session, room, body), ...foot];
}

function linkScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { table, words, qr } = session;
  const link = wrapped(table?.invitation ?? "", size.width, "ok");
  const picture = widthOf([span(qr[0] ?? "")]) <= size.width ? qr.map((line): ScreenLine => [pictured(line)]) : [];
  // On a small terminal the picture is worth more than what is said about it.
  const room = size.height - 1 - link.length - picture.length;
  const said = room >= 2 || room < 0;
  return [
    ...(said ? wrapped(words.online.invite, size.width, "text") : []),
    ...link,
    ...(room < 0 ? [] : picture),
    ...(said ? [[span(words.goesBack, "quiet")]] : []),
  ];
}

function talkScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { words, signs } = session;
  const lines = talkLines(session, size, size.height - 4);
  return [
    heading(words.online.talk, size, signs),
    ...(lines.length > 0 ? lines : [[span(words.online.silence, "quiet")]]),
    [span(words.goesBack, "quiet")],
  ];
}

function closedScreen(session: Session, size: ScreenSize): ScreenLine[] {
  return [
    header(session, size),
    [],
    ...wrapped(session.table?.closed ?? "", size.width, "error"),
    [],
    [span(session.words.ends)],
  ];
}

/** What is shown of a table of the house beside the game itself. */
export function onlineScreen(session: Session, size: ScreenSize): ScreenLine[] {
  if (session.overlay === "talk") return talkScreen(session, size);
  if (session.overlay === "link") return linkScreen(session, size);
  return session.phase === "closed" ? closedScreen(session, size) : lobbyScreen(session, size);
}
