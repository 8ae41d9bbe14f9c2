const isHere = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);
const isSetting = (trusted: unknown): trusted is string =>
  typeof trusted === "string" && /^([1-9]\d*|[a-z][a-z\d-]*)$/i.test(trusted);
const isAddress = (text: string) => text.length <= 45 && /^[\da-f.:]*[.:][\da-f.:]*$/i.test(text);
const bare = (text: string) =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+(\.\d+){3}):\d+$/, "$1");

/** Whether it is a proxy that is trusted, which is on this machine, as a tunnel is: nobody else's word is taken. */
export const isProxy = (peer: string, trusted: unknown): trusted is string => isSetting(trusted) && isHere(bare(peer));

/**
 * Where a request comes from: whoever is at the other end of its line, or whom a proxy on this machine names where one is
 * trusted. `trusted` is the header the proxy writes, of which the last word is its own, or how many proxies there are, each
 * of which adds a word to X-Forwarded-For. What a visitor wrote there stands before those words, and is not read.
 */
export function clientAddress(peer: string, header: (name: string) => string | null, trusted: unknown): string {
  const from = bare(peer);
  if (!isProxy(peer, trusted)) return from;
  const isCount = /^\d+$/.test(trusted);
  const words = (header(isCount ? "x-forwarded-for" : trusted) ?? "").split(",").map(bare);
  const said = words.at(isCount ? -Number(trusted) : -1) ?? "";
  return isAddress(said) ? said : from;
}
