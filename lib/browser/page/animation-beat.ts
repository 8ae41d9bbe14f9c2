/** How often what moves for long is moved on: it goes by steps that are too small to be seen. */
export const BEAT_MS = 100;

/**
 * Looks every so often, at the same moments as all who look as often: what several clocks change then is one frame. Each
 * frame has all drawn again that lies under what moved, sixty times a second for as long as somebody thinks where the
 * browser moves it by itself.
 */
export function everyBeat(everyMs: number, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        wait();
        look();
      },
      // A part of a millisecond would be cut off, and a beat that comes too soon comes twice.
      Math.ceil(everyMs - (performance.now() % everyMs)),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** Moves an element through an animation by beats, to wherever `at` says it has come; ends with what it returns. */
export function animateByBeats(
  element: Element,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
  at: () => number,
): () => void {
  const animation = element.animate(keyframes, timing);
  animation.pause();
  const look = () => {
    animation.currentTime = at();
  };
  look();
  const stop = everyBeat(BEAT_MS, look);
  return () => {
    stop();
    animation.cancel();
  };
}
