"use client";

import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { Sheet } from "@/components/ui/sheet";
import { ownIdentity } from "@/lib/browser/own-identity";
import { sendReport } from "@/lib/browser/ranked-social";
import { type RankedPerson, REPORT_LENGTH, reportReasons } from "@/lib/ranked/wire";
import { useAsk } from "./use-ask";

/** A match somebody may be reported for, and those one played it with. */
export interface ReportedMatch {
  readonly match: string;
  readonly code: string;
  readonly people: readonly Pick<RankedPerson, "player" | "name">[];
  /** When it was and how it ended, where one chooses among several. */
  readonly label: string;
}

type Check = "sound" | "unsound" | "gone";

/** Reports somebody for a match: whom, why, in one's own words; and what playing it again has shown at once. */
export function ReportSheet({
  matches,
  against,
  open,
  onOpenChange,
}: {
  /** One at least. */
  matches: readonly ReportedMatch[];
  /** Who is meant from the start. */
  against: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("social.report");
  const common = useTranslations("common");
  const [check, setCheck] = useState<Check | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Opened again it is for another report; as it closes it still says what came of this one.
    if (open) setCheck(null);
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(check === null ? "title" : "sent")}
      description={check === null ? t("text") : undefined}
      closeLabel={common("close")}
    >
      {check === null ? (
        <ReportForm matches={matches} against={against} onSent={setCheck} />
      ) : (
        <div className="grid gap-5 pb-1">
          <p role="status" className="text-base">
            {t(`checks.${check}`)}
          </p>
          <Button look="brass" wide onClick={() => onOpenChange(false)}>
            {t("done")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function ReportForm({
  matches,
  against,
  onSent,
}: {
  matches: readonly ReportedMatch[];
  against: string | null;
  onSent: (check: Check) => void;
}) {
  const t = useTranslations("social.report");
  const ask = useAsk();
  const words = useId();
  const [said, setSaid] = useState("");
  const [reason, setReason] = useState<(typeof reportReasons)[number]>("other");
  const [chosen, setChosen] = useState(matches[0]?.match ?? "");
  const [whom, setWhom] = useState(against ?? matches[0]?.people[0]?.player ?? "");
  const [isSending, setSending] = useState(false);
  const played = matches.find(({ match }) => match === chosen);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!played || isSending) return;
    setSending(true);
    const { match, code } = played;
    const taken = await ask(() =>
      sendReport(ownIdentity(), { against: whom, match, code, reason, words: said.trim() }),
    );
    setSending(false);
    if (taken) onSent(taken.check);
  };
  return (
    <form onSubmit={send} className="grid gap-5 pb-1">
      {matches.length > 1 && (
        <Choice
          label={t("which")}
          shape="list"
          options={matches.map(({ match, label }) => ({ value: match, label }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {against === null && played && (
        <Choice
          label={t("whom")}
          shape="list"
          options={played.people.map(({ player, name }) => ({ value: player, label: <bdi>{name}</bdi> }))}
          value={whom}
          onChange={setWhom}
        />
      )}
      <Choice
        label={t("why")}
        shape="list"
        options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <div>
        <label htmlFor={words} className="mb-2 block font-bold text-brass-2 text-lg">
          {t("words")}
        </label>
        <textarea
          id={words}
          dir="auto"
          rows={3}
          maxLength={REPORT_LENGTH}
          placeholder={t("wordsHint")}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
          className="w-full resize-none rounded-button border border-hairline bg-well px-4 py-3 font-semibold text-lg text-strong outline-none focus-visible:outline-3 focus-visible:outline-brass-2 focus-visible:outline-offset-2"
        />
      </div>
      <Button type="submit" look="brass" size="large" wide disabled={isSending}>
        {t("send")}
      </Button>
    </form>
  );
}
