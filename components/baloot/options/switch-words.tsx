import { useId } from "react";
import { useMessages } from "use-intl";
import { RuleLink } from "@/components/rulebook/rule-link";
import { DownIcon } from "@/components/ui/icons";
import { Switch } from "@/components/ui/switch";
import { type Rules, type SwitchName, switches, switchNames, switchParagraphs } from "@/lib/rules/baloot/options";

/** The words of every switch of the rules: its own, and those of its settings. */
type SwitchWords = (name: SwitchName, setting?: string) => string;

/** Words for the switches of the rules. */
export function useSwitchWords(): SwitchWords {
  const { switches: words } = useMessages().baloot;
  return (name, setting = "label") => {
    const own: Readonly<Record<string, string>> = words[name];
    return own[setting] ?? setting;
  };
}

function Paragraph({ name }: { name: SwitchName }) {
  return <RuleLink paragraph={switchParagraphs[name]} className="-my-1.5 py-1.5 text-sm" />;
}

/** Every switch with its setting and the paragraph it rests on. */
export function SwitchList({ rules, words }: { rules: Rules; words: SwitchWords }) {
  return (
    <dl className="grid gap-2.5">
      {switchNames.map((name) => (
        <div key={name} className="grid gap-1">
          <dt className="flex items-center justify-between gap-3 text-md text-sand">
            {words(name)}
            <Paragraph name={name} />
          </dt>
          <dd className="font-bold text-strong">
            {words(name, rules[name])}
            <span className="block font-normal text-sand text-sm">{words(name, "about")}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every switch to be set: those that are on or off, and those with settings of their own. */
export function SwitchChoices({
  rules,
  words,
  set,
}: {
  rules: Rules;
  words: SwitchWords;
  set: (name: SwitchName, setting: string) => void;
}) {
  const id = useId();
  return (
    <ul className="grid divide-y divide-hairline/50">
      {switchNames.map((name) => {
        const isOnOrOff = switches[name].some((setting) => setting === "on");
        return isOnOrOff ? (
          <li key={name}>
            <Switch
              label={words(name)}
              note={
                <>
                  {words(name, "about")} <Paragraph name={name} />
                </>
              }
              checked={rules[name] === "on"}
              onChange={(isOn) => set(name, isOn ? "on" : "off")}
            />
          </li>
        ) : (
          <li key={name} className="grid gap-1.5 py-2.5">
            <p className="flex items-center justify-between gap-3">
              <span id={`${id}-${name}`} className="font-bold">
                {words(name)}
              </span>
              <Paragraph name={name} />
            </p>
            <p className="text-sand text-sm">{words(name, "about")}</p>
            <span className="relative block">
              <select
                aria-labelledby={`${id}-${name}`}
                value={rules[name]}
                onChange={(event) => set(name, event.target.value)}
                className="min-h-11 w-full appearance-none rounded-control border border-hairline bg-well ps-3.5 pe-10 text-base text-strong"
              >
                {switches[name].map((setting) => (
                  <option key={setting} value={setting} className="bg-lacquer text-strong">
                    {words(name, setting)}
                  </option>
                ))}
              </select>
              <DownIcon
                size={16}
                className="-translate-y-1/2 pointer-events-none absolute end-3.5 top-1/2 text-brass-2"
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
