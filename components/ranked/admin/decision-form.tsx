"use client";

import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { useToast } from "@/components/ui/toast";
import { decideReport, type LadderName } from "@/lib/browser/house-keeping";
import type { ListedReport } from "@/lib/ranked/admin-wire";
import { NameMark } from "../name-mark";
import { useAsk } from "../social/use-ask";

const verdicts = ["nothing", "warned", "guilty"] as const;
/** As long as a ladder takes one. */
const NOTE_LENGTH = 500;

/** Who is meant, what is decided, and what both are told. */
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
  const noteId = useId();
  const [decision, setDecision] = useState(report.decision ?? "nothing");
  const [note, setNote] = useState(report.note);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const decided = { report: report.id, decision, note: note.trim() };
    if (!(await ask(() => decideReport(secret, of, decided)))) return;
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
      <p className="border-brass-3 border-s-3 ps-3 text-md text-sand">
        {t("number")} {t("moves")}
      </p>
      <div>
        <label htmlFor={noteId} className="mb-1.5 block font-bold text-brass-2 text-md">
          {t("note")}
        </label>
        <textarea
          id={noteId}
          dir="auto"
          rows={4}
          maxLength={NOTE_LENGTH}
          placeholder={t("noteHint")}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          className="w-full resize-none rounded-button border border-hairline bg-well px-4 py-3 text-base text-strong outline-none focus-visible:outline-3 focus-visible:outline-brass-2 focus-visible:outline-offset-2"
        />
      </div>
      <Button type="submit" look="brass" wide>
        {t("send")}
      </Button>
    </form>
  );
}
