"use client";

import { useTranslations } from "use-intl";
import { type ChosenProps, chosenOrRead } from "@/components/lobby/chosen-or-read";
import { ClockChoice } from "@/components/lobby/clock-choice";
import { OptionsRead } from "@/components/lobby/options-read";
import { SeatsChoice } from "@/components/lobby/seats-choice";
import { Switches } from "@/components/lobby/switches";
import { Choice } from "@/components/ui/choice";
import { allows, clocks, dealCounts, type RummyOptions as Options, pointLimits } from "@/lib/rules/rummy/state";

/** What is played or not, besides. */
const extras = ["bonuses", "exchange"] as const;
const [FEWEST, MOST] = [2, 6];

/** The options of Rummy With Jokers: the host chooses, the others read. */
export default chosenOrRead<Options>(Chosen, Read);

function Read({ options }: { options: Options }) {
  const { goal, deals, points, clock, maxPlayers } = options;
  const t = useTranslations("rummy.options");
  const lines = [
    {
      label: t("goal"),
      value: goal === "deals" ? t("dealsCount", { count: deals }) : t("pointsCount", { count: points }),
      note: t(goal === "deals" ? "dealsNote" : "pointsNote"),
    },
    { label: t("clock"), value: clock === 0 ? t("noClock") : t("secondsFull", { count: clock }) },
    { label: t("maxPlayers"), value: maxPlayers },
    ...extras.flatMap((extra) =>
      options[extra] ? [{ label: t("extras"), value: t(extra), note: t(`${extra}Note`) }] : [],
    ),
  ];
  return <OptionsRead lines={lines} />;
}

function Chosen({ options, visibility, seated, change }: ChosenProps<Options>) {
  const t = useTranslations("rummy.options");
  const { goal, deals, points, clock, maxPlayers } = options;
  return (
    <div className="grid gap-5">
      <Choice
        label={t("goal")}
        shape="list"
        value={goal}
        options={(["deals", "points"] as const).map((value) => ({ value, label: t(value), note: t(`${value}Note`) }))}
        onChange={(value) => change({ ...options, goal: value })}
      />
      {goal === "deals" ? (
        <Choice
          label={t("deals")}
          value={`${deals}`}
          options={dealCounts.map((count) => ({ value: `${count}`, label: t("dealsCount", { count }) }))}
          onChange={(value) => change({ ...options, deals: dealCounts.find((count) => `${count}` === value) ?? deals })}
        />
      ) : (
        <Choice
          label={t("points")}
          value={`${points}`}
          options={pointLimits.map((count) => ({ value: `${count}`, label: t("pointsCount", { count }) }))}
          onChange={(value) =>
            change({ ...options, points: pointLimits.find((count) => `${count}` === value) ?? points })
          }
        />
      )}
      <ClockChoice
        clock={clock}
        clocks={clocks}
        isAllowed={(seconds) => allows({ ...options, clock: seconds }, visibility) === null}
        visibility={visibility}
        words={{ label: t("clock"), none: t("noClock"), seconds: t("seconds") }}
        change={(seconds) => change({ ...options, clock: seconds })}
      />
      <Switches
        names={extras}
        isOn={(extra) => options[extra]}
        label={(extra) => t(extra)}
        note={(extra) => t(`${extra}Note`)}
        change={(extra, isOn) => change({ ...options, [extra]: isOn })}
      />
      <SeatsChoice
        seats={maxPlayers}
        least={Math.max(FEWEST, seated)}
        most={MOST}
        words={{ label: t("maxPlayers"), fewer: t("fewer"), more: t("more") }}
        change={(seats) => change({ ...options, maxPlayers: seats })}
      />
    </div>
  );
}
