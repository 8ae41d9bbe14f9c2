import { FirstDealGuide } from "@/components/melds/guide/first-deal-guide";
import { useStored } from "@/lib/browser/storage/stored";
import { guideSeen } from "../settings";
import type { useTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { guideMoment } from "./guide-moment";

/** What a first deal needs to be told, each thing as it comes, until it is put away. */
export function Guide({ turn, hasOpened }: { turn: ReturnType<typeof useTurn>; hasOpened: boolean }) {
  const { t } = useCardWords();
  const isSeen = useStored(guideSeen);
  const { phase, selection, undoable } = turn;
  const moment = isSeen ? null : guideMoment({ phase, hasOpened, selected: selection.length, undoable });
  if (!moment) return null;
  return <FirstDealGuide moment={moment} text={t(`guide.${moment}`)} putAway={() => guideSeen.write(true)} />;
}
