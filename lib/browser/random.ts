import { randomCode } from "@/lib/client/table-code";

/** So many random bytes. */
export const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/** A code for a new table. */
export const newCode = (): string => randomCode({ random });
