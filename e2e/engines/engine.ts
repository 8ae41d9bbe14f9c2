import type { Spot } from "../fixtures";

/** The screens of these tests: the narrowest that most people hold, and a desktop. */
export const sizes = {
  phone: { width: 390, height: 844, isTouched: true },
  desktop: { width: 1440, height: 900, isTouched: false },
} as const;

export type Size = keyof typeof sizes;

/** A page in an engine, as much of it as a visitor needs: whichever protocol it is driven by. */
export interface EnginePage {
  /** What the page threw, what it called an error, and what its content policy refused. */
  complaints(): Promise<readonly string[]>;
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Asks the page something; the question knows nothing but what it is given, and its answer is plain data. */
  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Rests the mouse there, where there is one. */
  hover(spot: Spot): Promise<void>;
  /** By a finger where the screen is touched and the engine can be, else by the mouse. */
  press(spot: Spot): Promise<void>;
  /** The same in small steps, as a hand does. */
  drag(from: Spot, to: Spot): Promise<void>;
  /** Types into what has the focus. */
  write(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Engine {
  /** A page of its own, which shares nothing with any other. */
  newPage(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}

/** On the way from one place to another, so many spots. */
export function way(from: Spot, to: Spot, steps = 10): Spot[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
  });
}
