import { fetched } from "@/lib/browser/loading/fetched";

/** All Arabic but what every page has from the start: in one, for a table speaks of most of it. */
export const laterArabic = fetched(() => import("./ar/later"));
