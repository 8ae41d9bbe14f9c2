import { Box, render, Text, useInput, useStdout } from "ink";
import { useEffect, useReducer, useState } from "react";
import { type ColorDepth, paintOf } from "./paint";
import { turnedWithin } from "./right-to-left";
import { type ScreenLine, span, widthOf } from "./screen-lines";
import type { ScreenSize } from "./screen-parts";
import { writtenScreen } from "./screens";
import type { Session } from "./session";
import { TypedLine } from "./typed-line";

const CTRL_C = 130;
const FRAMES = 10;
const FRAME_MS = 80;
const SECOND_MS = 1_000;
const BELL = "\u0007";

interface Props {
  readonly session: Session;
  readonly depth: ColorDepth;
  readonly animates: boolean;
  readonly rings: boolean;
  readonly end: (code: number) => void;
}

const sizeOf = (stdout: NodeJS.WriteStream): ScreenSize => ({ width: stdout.columns || 80, height: stdout.rows || 24 });

function Painted({ line, depth }: { readonly line: ScreenLine; readonly depth: ColorDepth }) {
  return (
    <Text wrap="truncate">
      {line.length === 0 ? " " : null}
      {line.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is drawn anew as a whole
        <Text key={index} {...paintOf(one, depth)}>
          {one.text}
        </Text>
      ))}
    </Text>
  );
}

/** The pack while it is shuffled: a picture of so many. */
function shuffling(frame: number, { signs, words, isTurned }: Session): ScreenLine[] {
  const left = " ".repeat(Math.abs((frame % 6) - 3));
  const pack = signs.full.repeat(4);
  const said = span(words.shuffling, "quiet");
  const line: ScreenLine = isTurned ? turnedWithin([said]) : [said];
  return [[], [span(`   ${left}${pack}${left} ${pack}`, "bar")], [], [span("   "), ...line]];
}

/** How many pictures of the shuffling are still to come. */
function useShuffling(deals: number, animates: boolean): readonly [number, () => void] {
  const [seen, setSeen] = useState(0);
  const [frame, setFrame] = useState(0);
  const isOn = animates && deals > seen;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setFrame((now) => now + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const stop = () => {
    setSeen(deals);
    setFrame(0);
  };
  useEffect(() => {
    if (frame < FRAMES) return;
    setSeen(deals);
    setFrame(0);
  }, [frame, deals]);
  return [isOn ? FRAMES - frame : 0, stop];
}

function App({ session, depth, animates, rings, end }: Props) {
  const { stdout } = useStdout();
  const [size, setSize] = useState(() => sizeOf(stdout));
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [frames, skip] = useShuffling(session.deals, animates);
  const [line] = useState(
    () =>
      new TypedLine((text) => {
        session.submit(text);
        if (session.exit !== null) end(session.exit);
      }),
  );
  useEffect(() => {
    session.changed = () => {
      if (session.exit !== null) end(session.exit);
      draw();
    };
    session.onTurn = () => {
      if (rings) stdout.write(BELL);
    };
    // A clock is seen to run.
    const tick = setInterval(() => session.table?.secondsLeft != null && draw(), SECOND_MS);
    // What came while this was on its way.
    session.changed();
    return () => {
      clearInterval(tick);
      session.changed = () => {};
      session.onTurn = () => {};
    };
  }, [session, end, rings, stdout]);
  useEffect(() => {
    const resize = () => {
      stdout.write("\u001b[2J\u001b[H");
      setSize(sizeOf(stdout));
    };
    stdout.on("resize", resize);
    return () => void stdout.off("resize", resize);
  }, [stdout]);
  useInput((input, key) => {
    if (key.ctrl && input === "c") return end(CTRL_C);
    if (key.ctrl && input === "d" && !line.text) return end(0);
    if (frames > 0) return skip();
    if (key.return) line.type("\r");
    else if (key.upArrow) line.recall(1);
    else if (key.downArrow) line.recall(-1);
    else if (key.backspace || key.delete) line.erase();
    else if (key.escape || (key.ctrl && input === "u")) line.clear();
    else if (!key.ctrl && !key.meta && !key.tab) line.type(input);
    draw();
  });
  const lines = frames > 0 ? shuffling(frames, session) : writtenScreen(session, { ...size, height: size.height - 1 });
  // What is typed is Latin but for names, and grows to the right.
  const typed: ScreenLine = [span(session.prompt, "title", true), span(line.text, "text", true)];
  const said: ScreenLine = [span(session.preview(line.text), "quiet")];
  const before = [...(session.isTurned ? turnedWithin(typed) : typed), span(session.signs.cursor, "bar")];
  const adds = session.isTurned ? turnedWithin(said) : said;
  const gap = size.width - widthOf(before) - widthOf(adds) - 1;
  const prompt = widthOf(adds) > 0 && gap > 0 ? [...before, span(" ".repeat(gap)), ...adds] : before;
  return (
    <Box flexDirection="column" width={size.width}>
      {lines.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it is
        <Painted key={index} line={one} depth={depth} />
      ))}
      {frames > 0 ? null : <Painted line={prompt} depth={depth} />}
    </Box>
  );
}

/** Plays on a terminal, until its player leaves; answers with the number to end with. */
export async function playOnTerminal(session: Session, look: Omit<Props, "session" | "end">): Promise<number> {
  let code = 0;
  let unmount = () => {};
  const end = (with_: number) => {
    code = with_;
    unmount();
  };
  const ink = render(<App session={session} {...look} end={end} />, {
    exitOnCtrlC: false,
    patchConsole: false,
  });
  unmount = ink.unmount;
  if (session.exit !== null) end(session.exit);
  await ink.waitUntilExit();
  return code;
}
