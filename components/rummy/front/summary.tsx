import { useTranslations } from "use-intl";
import type { RummyOptions } from "@/lib/rules/rummy/state";
import { RummyWords } from "../words";

const isOptions = (options: unknown): options is RummyOptions =>
  typeof options === "object" && options !== null && "goal" in options && "clock" in options;

function Told({ options }: { options: unknown }) {
  const t = useTranslations("rummy.options");
  if (!isOptions(options)) return null;
  const { goal, deals, points, clock } = options;
  const goalTold = goal === "deals" ? t("dealsCount", { count: deals }) : t("pointsCount", { count: points });
  return `${goalTold} · ${clock === 0 ? t("noClock") : t("secondsFull", { count: clock })}`;
}

/** How a table of Rummy ends and its clock, as strangers are told of it. */
export default function RummySummary({ options }: { options: unknown }) {
  return (
    <RummyWords>
      <Told options={options} />
    </RummyWords>
  );
}
