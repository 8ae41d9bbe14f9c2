import { isRecord, shape, stored } from "@/lib/browser/stored";
import { asName, HEX_256, withoutHidden } from "@/lib/table/spelling";
import { hex } from "./hex";

/** Who plays on this device: a secret key nobody else learns, and the name and picture others see. */
export interface Identity {
  readonly key: string;
  /** Whom the key speaks for, where the player came from another device. */
  readonly player?: string;
  readonly name: string;
  readonly avatar: string;
}

const isHex = (text: unknown) => typeof text === "string" && HEX_256.test(text);
const isIdentity = (found: unknown): found is Identity =>
  isRecord(found) &&
  isHex(found.key) &&
  (found.player === undefined || isHex(found.player)) &&
  typeof found.name === "string" &&
  typeof found.avatar === "string";

/** 256 random bits in hex. */
export const newKey = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Who plays on a device nobody has played on. */
export const nobody: Identity = { key: "", name: "", avatar: "" };

/** The identity of this device, made silently on the first visit. */
export const identity = stored<Identity>("majlis.identity", shape(isIdentity), () => nobody);

/** The identity with a key, making and keeping one where there is none. */
export function ownIdentity(): Identity {
  const known = identity.read();
  if (known.key !== "") return known;
  const made = { ...known, key: newKey() };
  identity.write(made);
  return made;
}

/** Forgets a key that speaks for nobody any more; one is asked again who comes. */
export function forgetKey(): void {
  const { name, avatar } = identity.read();
  identity.write({ ...nobody, name, avatar });
}

/** A name as others will see it, or null where nobody may be called that; what was pasted with it unseen is left out. */
export const acceptableName = (name: string): string | null => asName(withoutHidden(name));
