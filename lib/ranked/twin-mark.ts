const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Two letters that tell a player from others whose names look the same, from the player's own hash. */
export function twinMark(player: string): string {
  const bits = Number.parseInt(player.slice(-6), 16);
  return `${LETTERS[bits % 32]}${LETTERS[Math.floor(bits / 32) % 32]}`;
}
