import type { Contract } from "@/lib/rules/baloot";
import { SuitSign, SunSign } from "../cards/signs";

/** What a contract is told by, on dark ground. */
export function ContractSign({ contract }: { contract: Pick<Contract, "trump"> }) {
  return contract.trump ? <SuitSign suit={contract.trump} size={16} light /> : <SunSign size={18} ink="#f0cb7b" />;
}
