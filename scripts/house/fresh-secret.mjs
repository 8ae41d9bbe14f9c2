// @ts-check
import { randomBytes } from "node:crypto";

/** Shorter ones are taken for none by the rooms, which would then trust every call (party/house-secret.ts). */
const SHORTEST = 16;

/**
 * What calls between the rooms of a house carry: as it was set, else known to the rooms of this start alone.
 * @param {string | undefined} given
 */
export const secretFrom = (given = "") => (given.length < SHORTEST ? randomBytes(32).toString("hex") : given);
