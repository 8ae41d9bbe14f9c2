"use client";

import { type FormEvent, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { LanguageSwitch } from "@/components/home/language-and-sound";
import { Button } from "@/components/ui/button";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { LockIcon } from "@/components/ui/icons";
import { TextField } from "@/components/ui/text-field";
import { KeepingWords } from "@/components/words/keeping-words";
import { askQueue, keepSecret, typedSecret } from "@/lib/browser/house-keeping";
import { tierNames } from "@/lib/ranked/tiers";
import { HouseView } from "./house-view";
import { JournalView } from "./journal-view";
import { PairsView } from "./pairs-view";
import { ReportsView } from "./reports-view";

/** For whoever runs the house: reports, and how ranked play stands. Behind the secret of the environment. */
export function AdminPage() {
  return (
    <KeepingWords>
      <Page />
    </KeepingWords>
  );
}

const places = ["reports", "partners", "timing", "voids", "house", "orders"] as const;

function Page() {
  const t = useTranslations("keeping");
  const majlis = useTranslations("common")("majlis");
  usePageTitle(`${t("title")} · ${majlis}`);
  const [secret, setSecret] = useState<string | null>(null);
  const [place, setPlace] = useState<(typeof places)[number]>("reports");
  useEffect(() => setSecret(typedSecret()), []);
  const lock = () => {
    keepSecret(null);
    setSecret(null);
  };
  return (
    <div className="flex min-h-dvh flex-col bg-admin">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline/60 border-b bg-admin-bar px-4 py-1.5">
        <a href="/" className="rounded-chip font-bold font-display text-2xl text-strong">
          {majlis}
        </a>
        <h1 className="text-md text-sand">{t("title")}</h1>
        {secret !== null && (
          <nav aria-label={t("title")} className="flex min-w-0 flex-wrap gap-x-1">
            {places.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === place ? "page" : undefined}
                onClick={() => setPlace(each)}
                className="min-h-11 border-transparent border-b-3 px-3 font-bold text-base text-strong hover:border-brass-5 aria-[current]:border-brass-3"
              >
                {t(`places.${each}`)}
              </button>
            ))}
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2">
          <LanguageSwitch />
          {secret !== null && (
            <Button look="outline" size="small" icon={LockIcon} onClick={lock}>
              {t("gate.leave")}
            </Button>
          )}
        </div>
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        {secret === null ? (
          <Gate onOpen={setSecret} />
        ) : place === "reports" ? (
          <ReportsView secret={secret} />
        ) : place === "house" ? (
          <HouseView secret={secret} />
        ) : place === "voids" || place === "orders" ? (
          <JournalView key={place} secret={secret} pile={place} />
        ) : (
          <PairsView key={place} secret={secret} by={place === "timing" ? "tempo" : undefined} />
        )}
      </main>
    </div>
  );
}

/** Asks for the secret, and opens where the house says it is that. */
function Gate({ onOpen }: { onOpen: (secret: string) => void }) {
  const t = useTranslations("keeping.gate");
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<"wrong" | "failed" | null>(null);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await askQueue(typed, tierNames[0]);
    // A queue has no door for whoever does not know it, and says so in no words of its own.
    if ("failure" in outcome) return setFailure(navigator.onLine ? "wrong" : "failed");
    keepSecret(typed);
    onOpen(typed);
  };
  return (
    <form onSubmit={open} className="mx-auto grid w-full max-w-md gap-4 p-5 pt-16">
      <p className="text-base text-sand">{t("text")}</p>
      <TextField
        label={t("secret")}
        type="password"
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setFailure(null);
        }}
        error={failure && t(failure)}
      />
      <Button type="submit" look="brass" wide disabled={typed === ""}>
        {t("open")}
      </Button>
    </form>
  );
}
