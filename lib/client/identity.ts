import { asName, withoutHidden } from "@/lib/table/wire/names-and-codes";
import type { Environment } from "./environment";
import { hex } from "./hex";

/** Who plays on this device: a secret key nobody else learns, and the name and picture others see. */
export interface Identity {
  readonly key: string;
  /** Whom the key speaks for, where the player came from another device. */
  readonly player?: string;
  readonly name: string;
  readonly avatar: string;
}

/** Where a value is kept on the device. */
export interface Kept<Value> {
  read(): Value;
  write(value: Value): void;
}

/** 256 random bits in hex. */
export const newKey = ({ random }: Pick<Environment, "random">): string => hex(random(32));

/** Who plays on a device nobody has played on. */
export const nobody: Identity = { key: "", name: "", avatar: "" };

/** The identity with a key, making and keeping one where there is none. */
export function withKey(identity: Kept<Identity>, around: Pick<Environment, "random">): Identity {
  const known = identity.read();
  if (known.key !== "") return known;
  const made = { ...known, key: newKey(around) };
  identity.write(made);
  return made;
}

/** Forgets a key that speaks for nobody any more; one is asked again who comes. */
export function withoutKey(identity: Kept<Identity>): void {
  const { name, avatar } = identity.read();
  identity.write({ ...nobody, name, avatar });
}

/** A name as others will see it, or null where nobody may be called that; what was pasted with it unseen is left out. */
export const acceptableName = (name: string): string | null => asName(withoutHidden(name));
