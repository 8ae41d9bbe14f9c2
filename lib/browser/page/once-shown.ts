/** Calls once the page is seen: until its words have come it is hidden, and nothing hidden takes the focus. */
export function onceShown(call: () => void): () => void {
  const html = document.documentElement;
  if (html.dataset.words === undefined) {
    call();
    return () => {};
  }
  const watch = new MutationObserver(() => {
    if (html.dataset.words !== undefined) return;
    watch.disconnect();
    call();
  });
  watch.observe(html, { attributeFilter: ["data-words"] });
  return () => watch.disconnect();
}
