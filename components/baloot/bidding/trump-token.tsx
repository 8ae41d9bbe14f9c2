import { LockIcon } from "@/components/ui/icons";
import { type Contract, isClosed, levelOf, type Raise } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { SuitSign, SunSign } from "../cards/signs";

/** What is played: the trump's sign or the sun, how far it has been raised, and a lock where it is closed. */
export function TrumpToken({ contract, raises, size }: { contract: Contract; raises: readonly Raise[]; size: number }) {
  const { t, contractName } = useBalootWords();
  const level = levelOf({ raises });
  const closed = isClosed({ raises });
  const token = t("token", { contract: contractName(contract), level });
  const words = closed ? t("closedToken", { token }) : token;
  const times = level > 1 ? t(`levels.l${level as 2 | 3 | 4 | 5}`) : null;
  return (
    <div role="img" aria-label={words} data-token="" className="grid shrink-0 justify-items-center">
      <span
        className="relative grid place-items-center rounded-[13px] border-[3px] border-brass-2 bg-linear-to-b from-paper to-paper-foot shadow-card"
        style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
      >
        {contract.trump ? <SuitSign suit={contract.trump} size={size * 0.6} /> : <SunSign size={size * 0.66} />}
        {closed && (
          <span
            data-closed=""
            className="-start-2 -top-2.5 absolute grid size-6 place-items-center rounded-full border border-brass-2 bg-night text-brass-2"
          >
            <LockIcon size={14} />
          </span>
        )}
        {times && (
          <span className="-end-3 -top-2.5 absolute rounded-full bg-madder-3 px-1.5 font-extrabold text-madder-ink text-sm">
            <bdi>{times}</bdi>
          </span>
        )}
      </span>
      <span className="on-carpet font-bold text-brass-2 text-sm/4">{t(contract.kind)}</span>
    </div>
  );
}
