/** What somebody does who is about to do something here. */
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"] as const;

/** Does something once, as soon as anybody moves on the page; what is returned calls it off. */
export function onFirstTouch(act: () => void): () => void {
  const off = new AbortController();
  const once = () => {
    off.abort();
    act();
  };
  for (const sign of signs) window.addEventListener(sign, once, { signal: off.signal, passive: true, capture: true });
  return () => off.abort();
}
