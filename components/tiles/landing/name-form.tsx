import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { CalendarIcon } from "@/components/ui/icons";
import { TextField } from "@/components/ui/text-field";
import { primaryLook } from "../buttons";
import { longestName, type NameProblem, nameLength } from "../play/name";
import styles from "./name-form.module.css";

/** A name, and the two ways into a game. */
export function NameForm({
  name,
  problem,
  onName,
  onBegin,
  onToday,
}: {
  name: string;
  /** What is to be said about it. */
  problem: NameProblem | null;
  onName: (name: string) => void;
  onBegin: () => void;
  onToday: () => void;
}) {
  const t = useTranslations("tiles");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBegin();
  };
  return (
    <form className={`grid ${styles.form}`} onSubmit={submit} noValidate>
      <TextField
        className={styles.field}
        label={t("yourName")}
        name="name"
        autoComplete="nickname"
        value={name}
        onChange={onName}
        hint={t("nameHint")}
        error={problem ? t(`nameProblems.${problem}`) : undefined}
        required
        end={
          <span className="flex-none text-dust text-md/5.5" aria-hidden="true">
            {t("nameLength", { length: nameLength(name), longest: longestName })}
          </span>
        }
      />
      <button type="submit" className={primaryLook} data-part="new-game">
        {t("newGame")}
      </button>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2.5 justify-self-center rounded-control px-4 font-bold text-(--link) text-[1rem]"
        onClick={onToday}
        data-part="today"
      >
        <CalendarIcon size={18} />
        {t("today")}
      </button>
    </form>
  );
}
