/** The falcon's head in one line, looking left, 100 units high about its middle: the sign of a joker where it is small. */
export const falconHead =
  "M-30 -6C-30 -32 -10 -48 14 -46C36 -44 48 -26 46 -4C44 18 34 30 36 50L-14 50C-6 36 -4 28 -10 20C-20 22 -26 18 -28 10C-32 18 -40 18 -44 26C-50 12 -44 -4 -30 -6ZM-6 -18A7 7 0 1 0 8 -18A7 7 0 1 0 -6 -18Z";
