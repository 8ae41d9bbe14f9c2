/** A name that may be of the other direction, kept from the words around it. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
