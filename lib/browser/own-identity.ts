import { type Identity, nobody, withKey, withoutKey } from "@/lib/client/identity";
import { HEX_256 } from "@/lib/table/wire/names-and-codes";
import { random } from "./random";
import { isRecord, shape, stored } from "./storage/stored";

const isHex = (text: unknown) => typeof text === "string" && HEX_256.test(text);
const isIdentity = (found: unknown): found is Identity =>
  isRecord(found) &&
  isHex(found.key) &&
  (found.player === undefined || isHex(found.player)) &&
  typeof found.name === "string" &&
  typeof found.avatar === "string";

/** The identity of this device, made silently on the first visit. */
export const identity = stored<Identity>("majlis.identity", shape(isIdentity), () => nobody);

/** The identity with a key, making and keeping one where there is none. */
export const ownIdentity = (): Identity => withKey(identity, { random });

/** Forgets a key that speaks for nobody any more; one is asked again who comes. */
export const forgetKey = (): void => withoutKey(identity);
