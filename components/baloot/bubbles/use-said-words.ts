import { useBalootWords } from "../cards/card-words";
import type { Said } from "./said";

/** What a seat says, in words. */
export function useSaidWords(): (said: Said) => string {
  const { t, bidName } = useBalootWords();
  return (said) => {
    switch (said.kind) {
      case "bid":
        return bidName(said.bid);
      case "raise": {
        const raise = t(`raises.${said.raise.to}`);
        return said.raise.closed ? t("raiseClosed", { raise }) : raise;
      }
      case "projects":
        return said.types.map((type) => t(`projects.${type}`)).join(" + ");
      case "kawesh":
        return t("bids.kawesh");
      case "akka":
        return t("akka");
      case "baloot":
        return t("baloot");
      case "sawa":
        return t("sawa");
      case "refused":
        return t("sawaRefused");
      case "qayd":
        return t("qayd");
    }
  };
}
