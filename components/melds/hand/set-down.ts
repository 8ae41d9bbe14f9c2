import { home } from "@/components/flight/flight";
import { glideFrom } from "@/components/flight/throw";

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Where the middle of each card was let go. */
type LetGo = (index: number) => { readonly x: number; readonly y: number };

/**
 * Lets cards be seen where they were let go while the page looks where they come to lie, so that they fly on from there;
 * those that stay in the hand glide back to it.
 */
export function setDown(cards: readonly HTMLElement[], at: LetGo, put: () => void): void {
  const shown = cards.map((card, index) => {
    const [lies, there, own] = [middleOf(card), at(index), card.style.translate];
    const offset = { x: there.x - lies.x, y: there.y - lies.y };
    card.style.translate = `${offset.x}px ${offset.y}px`;
    return { card, own, offset };
  });
  put();
  queueMicrotask(() => {
    for (const { card, own, offset } of shown) {
      card.style.translate = own;
      if (card.isConnected) glideFrom(card, { ...home, ...offset });
    }
  });
}
