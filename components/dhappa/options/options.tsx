"use client";

import { useTranslations } from "use-intl";
import { type ChosenProps, chosenOrRead } from "@/components/lobby/chosen-or-read";
import { ClockChoice } from "@/components/lobby/clock-choice";
import { OptionsRead } from "@/components/lobby/options-read";
import { Switches } from "@/components/lobby/switches";
import { Choice } from "@/components/ui/choice";
import { allows, clocks, matches, type DhappaOptions as Options } from "@/lib/rules/dhappa/state";

const seatings = [4, 6] as const;
/** What is played or not, besides. */
const extras = ["duplicates", "naturalOut"] as const;

/** The options of Dhappa Baaji: the host chooses, the others read. */
export default chosenOrRead<Options>(Chosen, Read);

function Read({ options }: { options: Options }) {
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

function Chosen({ options, visibility, seated, change }: ChosenProps<Options>) {
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
      <ClockChoice
        {...{ clock, clocks, visibility }}
        isAllowed={(seconds) => allows({ ...options, clock: seconds }, visibility) === null}
        words={{ label: t("clock"), none: t("noClock"), seconds: t("seconds") }}
        change={(seconds) => change({ ...options, clock: seconds })}
      />
      <Choice
        label={t("deals")}
        value={`${deals}`}
        options={matches.map((count) => ({ value: `${count}`, label: t("dealsCount", { count }) }))}
        onChange={(value) => change({ ...options, deals: matches.find((count) => `${count}` === value) ?? deals })}
      />
      <Switches
        names={extras}
        isOn={(extra) => options[extra]}
        label={(extra) => t(extra)}
        note={(extra) => t(`${extra}Note`)}
        change={(extra, isOn) => change({ ...options, [extra]: isOn })}
      />
    </div>
  );
}
