"use client";

import { useTranslations } from "use-intl";
import { ClockNeeded } from "@/components/lobby/clock-needed";
import type { OptionsProps } from "@/components/lobby/options-props";
import { OptionsRead } from "@/components/lobby/options-read";
import { Choice } from "@/components/ui/choice";
import { NoClockIcon } from "@/components/ui/icons";
import { Switch } from "@/components/ui/switch";
import { allows, clocks, matches, type DhappaOptions as Options } from "@/lib/rules/dhappa/state";

const seatings = [4, 6] as const;
/** What is played or not, besides. */
const extras = ["duplicates", "naturalOut"] as const;

/** The options of Dhappa Baaji: the host chooses, the others read. */
export default function DhappaOptions({ options, visibility, seated, change }: OptionsProps<Options>) {
  return change ? (
    <Chosen options={options} visibility={visibility} seated={seated} change={change} />
  ) : (
    <Read options={options} />
  );
}

function Read({ options }: Pick<OptionsProps<Options>, "options">) {
  const { seats, deals, clock } = options;
  const t = useTranslations("dhappa.options");
  const lines = [
    { label: t("seats"), value: t("seatsCount", { count: seats }), note: t(seats === 4 ? "fourNote" : "sixNote") },
    { label: t("deals"), value: t("dealsCount", { count: deals }) },
    { label: t("clock"), value: clock === 0 ? t("noClock") : t("secondsFull", { count: clock }) },
    ...extras.flatMap((extra) =>
      options[extra] ? [{ label: t("extras"), value: t(extra), note: t(`${extra}Note`) }] : [],
    ),
  ];
  return <OptionsRead lines={lines} />;
}

function Chosen({
  options,
  visibility,
  seated,
  change,
}: Pick<OptionsProps<Options>, "options" | "visibility" | "seated"> & { change: (options: Options) => void }) {
  const t = useTranslations("dhappa.options");
  const { seats, deals, clock } = options;
  return (
    <div className="grid gap-5">
      <Choice
        label={t("seats")}
        value={`${seats}`}
        options={seatings.map((count) => ({
          value: `${count}`,
          label: t("seatsCount", { count }),
          note: t(count === 4 ? "fourNote" : "sixNote"),
          disabled: count < seated,
        }))}
        onChange={(value) => change({ ...options, seats: seatings.find((count) => `${count}` === value) ?? seats })}
      />
      <Choice
        label={t("clock")}
        value={`${clock}`}
        options={clocks.map((seconds) => ({
          value: `${seconds}`,
          picture: seconds === 0 ? <NoClockIcon size={28} /> : <span className="font-index text-2xl">{seconds}</span>,
          label: <span className="text-md">{seconds === 0 ? t("noClock") : t("seconds")}</span>,
          disabled: allows({ ...options, clock: seconds }, visibility) !== null,
        }))}
        onChange={(value) => change({ ...options, clock: clocks.find((seconds) => `${seconds}` === value) ?? clock })}
      />
      <ClockNeeded visibility={visibility} />
      <Choice
        label={t("deals")}
        value={`${deals}`}
        options={matches.map((count) => ({ value: `${count}`, label: t("dealsCount", { count }) }))}
        onChange={(value) => change({ ...options, deals: matches.find((count) => `${count}` === value) ?? deals })}
      />
      <div className="grid gap-3">
        {extras.map((extra) => (
          <Switch
            key={extra}
            label={t(extra)}
            note={t(`${extra}Note`)}
            checked={options[extra]}
            onChange={(checked) => change({ ...options, [extra]: checked })}
          />
        ))}
      </div>
    </div>
  );
}
