/** Without a frame for this long, as in a hidden page, there is none to wait for. */
const NO_FRAME_MS = 120;

/** Does something once the next frame has been handed over, so that what is seen never waits for it; what is returned calls it off. */
export function afterPaint(act: () => void): () => void {
  let after: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(after);
    after = setTimeout(act);
  });
  after = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, NO_FRAME_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(after);
  };
}
