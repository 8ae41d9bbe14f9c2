/** What a party is bound to, and exported as, on Cloudflare: `Eights` for `eights`. */
export const bindingOf = (party: string) => party.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** And back. */
export const partyOf = (binding: string) => binding.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
