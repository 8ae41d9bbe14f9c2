import { type PersonId, persons } from "@/components/cards/person-ids";
import { bust } from "./drawn-person";
import { avatarPeople } from "./people";

/** A person as an avatar's SVG file: the court's bust at four fifths in a disc 112 across. */
export function personFile(id: PersonId): string {
  const { defs, shapes } = bust(avatarPeople[id]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 112 112"><defs>${defs}` +
    `<clipPath id="a"><circle cx="56" cy="56" r="56"/></clipPath>` +
    `<radialGradient id="g" cy=".2" r=".9"><stop stop-color="#FFE9C4" stop-opacity=".32"/><stop offset=".6" stop-color="#FFE9C4" stop-opacity="0"/><stop offset="1" stop-color="#0D0A1A" stop-opacity=".5"/></radialGradient></defs>` +
    `<g clip-path="url(#a)"><path fill="${persons[id]}" d="M0 0h112v112h-112z"/><path fill="url(#g)" d="M0 0h112v112h-112z"/>` +
    `<g transform="translate(56 63)scale(.8)">${shapes}</g></g></svg>\n`
  );
}

/** The same person without a disc, down to the breast: for who stands behind something. */
export function bustFile(id: PersonId): string {
  const { defs, shapes } = bust(avatarPeople[id]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="208" height="178" viewBox="-104 -78 208 178">` +
    `<defs>${defs}</defs>${shapes}</svg>\n`
  );
}
