import { tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import { RANKED_GAME } from "@/lib/ranked/tiers";

/** Goes to the ranked table at which one has a seat: nobody is asked there who they are. */
export function sitDown(code: string): void {
  rememberVisit(code, "code");
  window.location.assign(tablePath(RANKED_GAME, code));
}
