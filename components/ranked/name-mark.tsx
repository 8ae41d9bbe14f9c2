import { useTranslations } from "use-intl";
import { CheckIcon } from "@/components/ui/icons";
import { twinMark } from "@/lib/ranked/twin-mark";

/** What stands beside a name: that it is theirs alone, else two letters that tell them from others of that name. */
export function NameMark({
  player,
  isClaimed = false,
  isTwin = true,
}: {
  player: string;
  isClaimed?: boolean;
  /** Somebody of that name is near. */
  isTwin?: boolean;
}) {
  const t = useTranslations("ranked");
  if (isClaimed)
    return (
      <span role="img" aria-label={t("claimedName")} className="shrink-0 text-brass-2">
        <CheckIcon size={16} />
      </span>
    );
  if (!isTwin) return null;
  return (
    <span dir="ltr" className="shrink-0 rounded-chip bg-aubergine/60 px-1.5 font-index text-sand text-sm">
      {twinMark(player)}
    </span>
  );
}
