"use client";

import { useTranslations } from "use-intl";
import { ClockChoice } from "@/components/lobby/clock-choice";
import type { OptionsProps } from "@/components/lobby/options-props";
import { OptionsRead } from "@/components/lobby/options-read";
import { Switches } from "@/components/lobby/switches";
import { Choice } from "@/components/ui/choice";
import { IconButton } from "@/components/ui/icon-button";
import { MinusIcon, PlusIcon } from "@/components/ui/icons";
import { allows, clocks, dealCounts, type RummyOptions as Options, pointLimits } from "@/lib/rules/rummy/state";

/** What is played or not, besides. */
const extras = ["bonuses", "exchange"] as const;
const [FEWEST, MOST] = [2, 6];

/** The options of Rummy With Jokers: the host chooses, the others read. */
export default function RummyOptions({ options, visibility, seated, change }: OptionsProps<Options>) {
  return change ? (
    <Chosen options={options} visibility={visibility} seated={seated} change={change} />
  ) : (
    <Read options={options} />
  );
}

function Read({ options }: Pick<OptionsProps<Options>, "options">) {
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

function Chosen({
  options,
  visibility,
  seated,
  change,
}: Pick<OptionsProps<Options>, "options" | "visibility" | "seated"> & { change: (options: Options) => void }) {
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
      <div className="flex items-center justify-between gap-4">
        <span className="font-bold text-brass-2 text-lg">{t("maxPlayers")}</span>
        <div className="flex items-center gap-2">
          <IconButton
            icon={MinusIcon}
            aria-label={t("fewer")}
            disabled={maxPlayers <= Math.max(FEWEST, seated)}
            onClick={() => change({ ...options, maxPlayers: maxPlayers - 1 })}
          />
          <output className="w-10 text-center font-index text-strong text-xl tabular-nums">{maxPlayers}</output>
          <IconButton
            icon={PlusIcon}
            aria-label={t("more")}
            disabled={maxPlayers >= MOST}
            onClick={() => change({ ...options, maxPlayers: maxPlayers + 1 })}
          />
        </div>
      </div>
    </div>
  );
}
