import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type AdminMessage, type ListedReport, REPORTS_A_PAGE } from "@/lib/ranked/admin-wire";
import { CODE_KEY, type Room } from "../platform";
import { freshHex } from "../table-room/table-host";
import type { PlayerReport } from "./letters";

/** A report as it is kept; its log lies beside it, so that nobody who lists reports reads logs. */
type KeptReport = ListedReport;

const OPEN = "open";
const DECIDED = "decided";
type Pile = typeof OPEN | typeof DECIDED;
/** So many wait to be decided, and so many decided ones are kept; what comes beyond takes the place of the oldest. */
const MOST = 1_000;
const TOO_MANY = MOST + 20;
/** A log that is longer cannot be kept. */
const LOG_LENGTH = 100_000;

const reportKey = (id: string) => `report/${id}`;
const logKey = (id: string) => `report-log/${id}`;
/** The newest comes first; the key says it all. */
const pileKey = (pile: Pile, { at, id }: Pick<KeptReport, "at" | "id">) =>
  `${pile}/${String(1e15 - at).padStart(16, "0")}/${id}`;
const idIn = (key: string) => key.slice(key.lastIndexOf("/") + 1);

const SALT_KEY = "report-salt";

/**
 * The name of a report: of one match by one about one there is one, however often it is told. Whoever was reported is told
 * it, and not by whom: with the salt, which never leaves this room, they cannot try which of the three others it is of.
 */
const idOf = ({ match, by, against }: PlayerReport, salt: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${salt} ${match} ${by} ${against}`))).slice(0, 16);

/** The reports of a tier's season, which wait for whoever runs the house. */
export class Reports {
  readonly #storage: Room["storage"];
  readonly #name: string;
  #salt: Promise<string> | null = null;

  constructor(storage: Room["storage"], name: string) {
    this.#storage = storage;
    this.#name = name;
  }

  async keep({ log, ...report }: PlayerReport): Promise<string> {
    this.#salt ??= this.#keptSalt();
    const id = idOf({ ...report, log }, await this.#salt);
    if ((await this.#storage.get(reportKey(id))) !== undefined) return id;
    const text = JSON.stringify(log ?? null);
    const hasLog = text !== "null" && text.length <= LOG_LENGTH;
    const kept: KeptReport = { ...report, id, hasLog, decision: null, note: "" };
    await this.#storage.put({
      ...{ [reportKey(id)]: kept, [pileKey(OPEN, kept)]: 1, [CODE_KEY]: this.#name },
      ...(hasLog && { [logKey(id)]: log }),
    });
    await this.#sweep(OPEN);
    return id;
  }

  /** Made once, before the first report is named. */
  async #keptSalt(): Promise<string> {
    try {
      const kept = await this.#storage.get<string>(SALT_KEY);
      if (kept !== undefined) return kept;
      const salt = freshHex(16);
      await this.#storage.put(SALT_KEY, salt);
      return salt;
    } catch (error) {
      this.#salt = null;
      throw error;
    }
  }

  async #sweep(pile: Pile): Promise<void> {
    const all = await this.#storage.list({ start: `${pile}/`, end: `${pile}0`, limit: TOO_MANY });
    const old = [...all.keys()].slice(MOST);
    if (old.length > 0)
      await this.#storage.delete(old.flatMap((key) => [key, reportKey(idIn(key)), logKey(idIn(key))]));
  }

  /** Those of one page, after that one where it is named. */
  async page({ isOpen, after }: Extract<AdminMessage, { action: "reports" }>): Promise<{
    readonly reports: readonly KeptReport[];
    readonly isMore: boolean;
  }> {
    const pile = isOpen ? OPEN : DECIDED;
    const last = after === undefined ? null : await this.find(after);
    const start = last ? `${pileKey(pile, last)}/` : `${pile}/`;
    const keys = [...(await this.#storage.list({ start, end: `${pile}0`, limit: REPORTS_A_PAGE + 1 })).keys()];
    const ids = keys.slice(0, REPORTS_A_PAGE).map((key) => reportKey(idIn(key)));
    const found = ids.length === 0 ? new Map<string, KeptReport>() : await this.#storage.get<KeptReport>(ids);
    const reports = ids.flatMap((id) => found.get(id) ?? []);
    return { reports, isMore: keys.length > REPORTS_A_PAGE };
  }

  async find(id: string): Promise<KeptReport | null> {
    return (await this.#storage.get<KeptReport>(reportKey(id))) ?? null;
  }

  async log(id: string): Promise<unknown> {
    return (await this.#storage.get(logKey(id))) ?? null;
  }

  /** Keeps what was decided, in the same write with whatever is to tell of it. */
  async decide(
    report: KeptReport,
    decision: Pick<KeptReport, "decision" | "note" | "noteToReported" | "consequence">,
    besides: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const decided: KeptReport = { ...report, ...decision };
    await Promise.all([
      this.#storage.put({ [reportKey(report.id)]: decided, [pileKey(DECIDED, report)]: 1, ...besides }),
      this.#storage.delete(pileKey(OPEN, report)),
    ]);
    await this.#sweep(DECIDED);
  }
}
