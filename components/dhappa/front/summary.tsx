import { useTranslations } from "use-intl";
import type { DhappaOptions } from "@/lib/rules/dhappa/state";
import { DhappaWords } from "../words";

const isOptions = (options: unknown): options is DhappaOptions =>
  typeof options === "object" && options !== null && "seats" in options && "clock" in options;

function Told({ options }: { options: unknown }) {
  const t = useTranslations("dhappa.options");
  if (!isOptions(options)) return null;
  const { seats, clock } = options;
  return `${t("seatsCount", { count: seats })} · ${clock === 0 ? t("noClock") : t("secondsFull", { count: clock })}`;
}

/** Seats and clock of a table of Dhappa Baaji, as strangers are told of it. */
export default function DhappaSummary({ options }: { options: unknown }) {
  return (
    <DhappaWords>
      <Told options={options} />
    </DhappaWords>
  );
}
