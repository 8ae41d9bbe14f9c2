import { FirstDealGuide } from "@/components/melds/guide/first-deal-guide";
import { useStored } from "@/lib/browser/storage/stored";
import { guideSeen } from "../settings";
import type { OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { guideMoment } from "./guide-moment";

/** What a first deal needs to be told, each thing as it comes, until it is put away. */
export function Guide({ turn, isOpen }: { turn: OwnTurn; isOpen: boolean }) {
  const { t } = useCardWords();
  const isSeen = useStored(guideSeen);
  const { phase, hasDeclared, composed, whyNotDeclare, last } = turn;
  const isEnough = composed.length > 0 && whyNotDeclare === null;
  const moment = isSeen ? null : guideMoment({ phase, isOpen, hasDeclared, isEnough, isLast: last !== null });
  if (!moment) return null;
  return <FirstDealGuide moment={moment} text={t(`guide.${moment}`)} putAway={() => guideSeen.write(true)} />;
}
