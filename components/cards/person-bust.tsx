import type { PersonId } from "./person-ids";

/** A person on the disc of an avatar: for an SVG of 64 by 64 units, within the ring. */
export function PersonBust({ id }: { id: PersonId }) {
  return <image href={`/art/people/${id}.svg`} x="5" y="5" width="54" height="54" />;
}
