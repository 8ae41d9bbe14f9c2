"use client";

import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import { isolated } from "@/components/words/isolated-name";
import { decideReport, type LadderName, watchPair } from "@/lib/browser/house-keeping";
import type { ListedReport } from "@/lib/ranked/admin-wire";
import { type Consequence, closingDays } from "@/lib/ranked/wire";
import { NameMark } from "../name-mark";
import { useAsk } from "../social/use-ask";

const verdicts = ["nothing", "warned", "guilty"] as const;
const none: Consequence = { apartFrom: null, closedDays: null, isVoid: false };
/** As long as a ladder takes one. */
const NOTE_LENGTH = 500;

/** Who is meant, what is decided, what follows from it, and what both are told. */
export function DecisionForm({
  secret,
  of,
  report,
  nameOf,
  onDone,
}: {
  secret: string;
  of: LadderName;
  report: ListedReport;
  nameOf: (player: string) => string;
  onDone: () => void;
}) {
  const t = useTranslations("keeping.decision");
  const ask = useAsk();
  const toast = useToast();
  const [decision, setDecision] = useState(report.decision ?? "nothing");
  const [note, setNote] = useState(report.note);
  const [noteToReported, setNoteToReported] = useState(report.noteToReported ?? report.note);
  const [consequence, setConsequence] = useState(report.consequence ?? none);
  const [isWatched, setWatched] = useState(false);
  const partner = partnerIn(report);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const notes = { note: note.trim(), noteToReported: noteToReported.trim() };
    const decided = { report: report.id, decision, ...notes, ...(decision === "guilty" && { consequence }) };
    if (!(await ask(() => decideReport(secret, of, decided)))) return;
    const two = partner !== null && isWatched && ([report.against, partner] as const);
    if (two && !(await ask(() => watchPair(secret, of, two, true)))) return;
    toast({ text: t("sent"), tone: "good" });
    onDone();
  };
  return (
    <form onSubmit={send} className="grid min-w-0 content-start gap-4 p-4 max-lg:border-hairline/40 max-lg:border-t">
      <ul className="grid gap-1">
        {[report.by, report.against].map((player) => (
          <li key={player}>
            <a
              href={`/player/${player}`}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-chip font-bold text-base text-strong hover:text-brass-1"
            >
              <bdi className="truncate">{nameOf(player)}</bdi>
              <NameMark player={player} />
            </a>
          </li>
        ))}
      </ul>
      <Choice
        label={t("title")}
        shape="list"
        options={verdicts.map((value) => ({ value, label: t(`verdicts.${value}`), note: t(`notes.${value}`) }))}
        value={decision}
        onChange={setDecision}
      />
      {decision === "guilty" && (
        <Follows report={report} nameOf={nameOf} value={consequence} onChange={setConsequence} />
      )}
      {partner !== null && (
        <Switch
          label={t("watch", { name: isolated(nameOf(report.against)), partner: isolated(nameOf(partner)) })}
          note={t("watchNote")}
          checked={isWatched}
          onChange={setWatched}
        />
      )}
      <p className="border-brass-3 border-s-3 ps-3 text-md text-sand">
        {t("number")} {t("moves")}
      </p>
      <Note label={t("note", { name: isolated(nameOf(report.by)) })} value={note} onChange={setNote} />
      <Note
        label={t("noteToReported", { name: isolated(nameOf(report.against)) })}
        value={noteToReported}
        onChange={setNoteToReported}
      />
      <Button type="submit" look="brass" wide>
        {t("send")}
      </Button>
    </form>
  );
}

/** With whom whoever was reported played that match; null where that is not known. */
function partnerIn({ seats, against }: ListedReport): string | null {
  const seat = seats.findIndex(({ id }) => id === against);
  return seat < 0 ? null : (seats[(seat + 2) % 4]?.id ?? null);
}

/** What follows for whoever was reported: with whom they are drawn no more, how long the queue is closed, whether the match counts. */
function Follows({
  report: { by, against, seats },
  nameOf,
  value,
  onChange,
}: {
  report: ListedReport;
  nameOf: (player: string) => string;
  value: Consequence;
  onChange: (value: Consequence) => void;
}) {
  const t = useTranslations("keeping.decision");
  const name = isolated(nameOf(against));
  const others = new Set([by, ...seats.map(({ id }) => id)].filter((player) => player !== against));
  const closing = closingDays.find((days) => days === value.closedDays);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold text-brass-2 text-lg">{t("follows")}</legend>
      <Picked
        label={t("apart", { name })}
        value={value.apartFrom ?? ""}
        options={[
          { value: "", label: t("nobody") },
          ...[...others].map((player) => ({ value: player, label: nameOf(player) })),
        ]}
        onChange={(player) => onChange({ ...value, apartFrom: player === "" ? null : player })}
      />
      <Picked
        label={t("closed", { name })}
        value={closing === undefined ? "" : String(closing)}
        options={[
          { value: "", label: t("open") },
          ...closingDays.map((count) => ({ value: String(count), label: t("days", { count }) })),
        ]}
        onChange={(days) =>
          onChange({ ...value, closedDays: closingDays.find((each) => String(each) === days) ?? null })
        }
      />
      <Switch
        label={t("void")}
        note={t("voidNote")}
        checked={value.isVoid}
        onChange={(isVoid) => onChange({ ...value, isVoid })}
      />
    </fieldset>
  );
}

/** One of a few that are too many for buttons. */
function Picked({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-base">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-button border border-hairline bg-well px-3 text-base text-strong outline-none focus-visible:outline-3 focus-visible:outline-brass-2 focus-visible:outline-offset-2"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Note({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useTranslations("keeping.decision");
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold text-brass-2 text-md">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={NOTE_LENGTH}
        placeholder={t("noteHint")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full resize-none rounded-button border border-hairline bg-well px-4 py-3 text-base text-strong outline-none focus-visible:outline-3 focus-visible:outline-brass-2 focus-visible:outline-offset-2"
      />
    </div>
  );
}
