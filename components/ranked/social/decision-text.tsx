import { useTranslations } from "use-intl";
import { isolated } from "@/components/words/isolated-name";
import type { Decision } from "@/lib/ranked/wire";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { useSpans } from "../use-spans";

const DAY_MS = 86_400_000;

/** What came of one report, of one's own or about oneself, with what the house adds. */
export function DecisionText({
  decision: { at, against, reason, decision, note, consequence },
}: {
  decision: Decision;
}) {
  const t = useTranslations("social.decisions");
  const reasons = useTranslations("social.report.reasons");
  const { dayAndTime } = useNumbersAndDates();
  const span = useSpans();
  return (
    <div className="text-base">
      <p className="text-md text-sand">{dayAndTime(at)}</p>
      <p>
        {against
          ? t("yours", { name: isolated(against.name), reason: reasons(reason) })
          : t("aboutYou", { reason: reasons(reason) })}{" "}
        <b className="text-strong">{t(`verdicts.${decision}`)}</b>
      </p>
      {consequence?.closedDays && (
        <p>
          {t("closed", {
            span: span(consequence.closedDays * DAY_MS),
            until: dayAndTime(at + consequence.closedDays * DAY_MS),
          })}
        </p>
      )}
      {consequence?.apartFrom && <p>{t("apart")}</p>}
      {consequence?.isVoid && <p>{t("void")}</p>}
      {note !== "" && <p dir="auto">{t("note", { note: isolated(note) })}</p>}
    </div>
  );
}
