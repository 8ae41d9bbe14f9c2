import { forgedCalls } from "../house-secret";
import { CODE_KEY, type Room } from "../platform";
import { freshHex } from "../table-room/table-host";
import type { AdminMessage, PlayerReport } from "./letters";

/** A report as it is kept, and what was decided. */
interface KeptReport extends PlayerReport {
  readonly decision: string | null;
  readonly note: string;
}

const REPORTS = "report/";
/** What follows every report. */
const BEYOND = "report0";
const AT_ONCE = 20;
/** So many wait to be decided; what comes beyond takes the place of the oldest. */
const MOST = 1_000;
/** A log that is longer cannot be kept beside its report. */
const LOG_LENGTH = 100_000;

/** The newest comes first. */
const keyOf = (at: number, id: string) => `${REPORTS}${String(1e15 - at).padStart(16, "0")}/${id}`;

/** The reports of a tier's season, which wait for whoever runs the house. */
export class Reports {
  readonly #storage: Room["storage"];
  readonly #name: string;

  constructor(storage: Room["storage"], name: string) {
    this.#storage = storage;
    this.#name = name;
  }

  async keep(report: PlayerReport): Promise<string> {
    const id = freshHex(8);
    const log = JSON.stringify(report.log ?? null).length > LOG_LENGTH ? null : report.log;
    const kept: KeptReport = { ...report, log, decision: null, note: "" };
    await this.#storage.put({ [keyOf(report.at, id)]: kept, [CODE_KEY]: this.#name });
    const all = await this.#storage.list({ start: REPORTS, end: BEYOND, limit: MOST + AT_ONCE });
    const old = [...all.keys()].slice(MOST);
    if (old.length > 0) await this.#storage.delete(old);
    return id;
  }

  /** What whoever runs the house asks; `voids` is how many matches of this ladder were void. */
  async answer(message: AdminMessage, voids: number): Promise<object> {
    const all = await this.#storage.list<KeptReport>({ start: REPORTS, end: BEYOND, limit: MOST });
    if (message.action === "reports") {
      const isWanted = ({ decision }: KeptReport) => (decision === null) === message.isOpen;
      const shown = [...all].filter(([, report]) => isWanted(report)).slice(0, AT_ONCE);
      const reports = shown.map(([key, report]) => ({ id: key.slice(key.lastIndexOf("/") + 1), ...report }));
      return { reports, voids, forged: forgedCalls() };
    }
    const found = [...all].find(([key]) => key.endsWith(`/${message.report}`));
    if (!found) return { refused: "unknown" };
    const [key, report] = found;
    await this.#storage.put(key, { ...report, decision: message.decision, note: message.note } satisfies KeptReport);
    return { done: true };
  }
}
