/** What stands in built pages for the address of the house, where MAJLIS_SITE names none: its door puts in by which it was asked for. */
export const ANY_HOUSE = "https://house.invalid";
