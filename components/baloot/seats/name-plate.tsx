import type { Contract } from "@/lib/rules/baloot";
import { SuitSign, SunSign } from "../cards/signs";

/** A name plate, with what its owner bought. */
export function Plate({
  name,
  bought,
  most = 128,
}: {
  name: string;
  bought: Contract | null;
  /** How wide it may be. */
  most?: number;
}) {
  return (
    <span
      style={{ maxWidth: most }}
      className="lacquer flex items-center gap-1.5 rounded-chip px-2.5 py-0.5 font-bold text-base/5 text-strong shadow-card"
    >
      <bdi className="truncate">{name}</bdi>
      {bought && (
        <span className="grid size-5 shrink-0 place-items-center rounded-[5px] bg-paper">
          {bought.trump ? <SuitSign suit={bought.trump} size={14} /> : <SunSign size={16} />}
        </span>
      )}
    </span>
  );
}
