import type { ComponentType } from "react";
import type { OptionsProps } from "./options-props";

/** What is given to whoever may choose. */
export type ChosenProps<Options> = Omit<OptionsProps<Options>, "change"> & {
  readonly change: (options: Options) => void;
};

/** A game's options: the host chooses, the others read. */
export const chosenOrRead = <Options,>(
  Chosen: ComponentType<ChosenProps<Options>>,
  Read: ComponentType<{ readonly options: Options }>,
) =>
  function TableOptions({ change, ...rest }: OptionsProps<Options>) {
    return change ? <Chosen {...rest} change={change} /> : <Read options={rest.options} />;
  };
