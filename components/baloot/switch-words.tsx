import { useId } from "react";
import { useMessages } from "use-intl";
import { RuleLink } from "@/components/rules/rule-link";
import { type Rules, type SwitchName, switches, switchNames, switchParagraphs } from "@/lib/rules/baloot/options";

/** The words of every switch of the rules: its own, and those of its settings. */
export type SwitchWords = (name: SwitchName, setting?: string) => string;

/** Words for the switches of the rules. */
export function useSwitchWords(): SwitchWords {
  const { switches: words } = useMessages().baloot;
  return (name, setting = "label") => {
    const own: Readonly<Record<string, string>> = words[name];
    return own[setting] ?? setting;
  };
}

/** Every switch with its setting, to be chosen where `set` is given. */
export function SwitchList({
  rules,
  words,
  set,
}: {
  rules: Rules;
  words: SwitchWords;
  set?: (name: SwitchName, setting: string) => void;
}) {
  const id = useId();
  return (
    <dl className="grid gap-2.5">
      {switchNames.map((name) => (
        <div key={name} className="grid gap-1">
          <dt className="flex items-center justify-between gap-3 text-md text-sand">
            <span id={`${id}-${name}`}>{words(name)}</span>
            <RuleLink paragraph={switchParagraphs[name]} className="-my-1.5 py-1.5 text-sm" />
          </dt>
          <dd className="font-bold text-strong">
            {set ? (
              <select
                aria-labelledby={`${id}-${name}`}
                value={rules[name]}
                onChange={(event) => set(name, event.target.value)}
                className="min-h-11 w-full rounded-control border border-hairline bg-well px-3 text-base text-strong"
              >
                {switches[name].map((setting) => (
                  <option key={setting} value={setting} className="bg-lacquer text-strong">
                    {words(name, setting)}
                  </option>
                ))}
              </select>
            ) : (
              words(name, rules[name])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
