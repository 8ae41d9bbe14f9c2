/** Files in which the house's own address is written when they are asked for. */
const addressed: ReadonlySet<string> = new Set(["robots.txt", "sitemap.xml"]);
export const rewritten = (file: string): boolean => addressed.has(file);

const SOON_MS = 180 * 86_400_000;

/**
 * What is said at an address that is the same in every house, null where it is none: whom to tell of a hole in it
 * (RFC 9116). MAJLIS_CONTACT names them, as `mailto:` or a page; else the page on what the house keeps says whose it is.
 */
export function wellKnown(path: string, own: string, env: Record<string, unknown>, now = Date.now()): string | null {
  if (path !== "/.well-known/security.txt") return null;
  const named = typeof env.MAJLIS_CONTACT === "string" ? env.MAJLIS_CONTACT : "";
  const contact = /^(mailto:|https:|tel:)[^\s]+$/.test(named) ? named : `${own}/privacy`;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + SOON_MS).toISOString().replace(/T.*/, "T00:00:00Z")}`,
    "Preferred-Languages: ar, en",
    `Canonical: ${own}${path}`,
  ];
  return `${lines.join("\n")}\n`;
}
