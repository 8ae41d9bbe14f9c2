/** So many pixels a finger or a mouse may stray within a press; beyond it a card is dragged, or the row of them. */
export const DRAG_PX = 8;
