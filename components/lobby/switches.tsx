import { Switch } from "@/components/ui/switch";

/** What is played or not, besides: a switch each. */
export function Switches<Name extends string>({
  names,
  isOn,
  label,
  note,
  change,
}: {
  names: readonly Name[];
  isOn: (name: Name) => boolean;
  label: (name: Name) => string;
  note: (name: Name) => string;
  change: (name: Name, isOn: boolean) => void;
}) {
  return (
    <div className="grid gap-3">
      {names.map((name) => (
        <Switch
          key={name}
          label={label(name)}
          note={note(name)}
          checked={isOn(name)}
          onChange={(checked) => change(name, checked)}
        />
      ))}
    </div>
  );
}
