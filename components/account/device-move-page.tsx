"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { EmptyCarpet } from "@/components/table/entry/table-loading";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { AccountWords } from "@/components/words/account-words";
import { moveHere } from "@/lib/browser/own-devices";
import { identity } from "@/lib/browser/own-identity";
import type { Identity } from "@/lib/client/identity";
import { type Failure, moveIn } from "@/lib/client/own-devices";

type Step =
  | { readonly at: "asking"; readonly player: string; readonly code: string }
  | { readonly at: "arrived"; readonly who: Identity }
  | { readonly at: "failed"; readonly failure: Failure };

function MoveCard() {
  const t = useTranslations("account.move");
  const [step, setStep] = useState<Step | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [name, setName] = useState("");

  useEffect(() => {
    const read = () => {
      const move = moveIn(window.location.hash);
      // The code is not to be left lying in the address.
      window.history.replaceState(window.history.state, "", window.location.pathname);
      setStep((before) => (move ? { at: "asking", ...move } : (before ?? { at: "failed", failure: "badCode" })));
    };
    read();
    setName(identity.read().name);
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  if (!step) return <EmptyCarpet tone="indigo">{null}</EmptyCarpet>;
  const move = async (link: { player: string; code: string }) => {
    setMoving(true);
    const outcome = await moveHere(link);
    setMoving(false);
    setStep("failure" in outcome ? { at: "failed", failure: outcome.failure } : { at: "arrived", who: outcome.answer });
  };
  return (
    <EmptyCarpet tone="indigo">
      <section className="lacquer grid animate-arrive gap-5 rounded-sheet p-6 shadow-modal">
        {step.at === "asking" && (
          <>
            <Words title={t("title")}>
              <p>{t("text")}</p>
              {name !== "" && <p className="mt-2">{t("leftBehind", { name })}</p>}
            </Words>
            <Button look="brass" size="large" wide why={isMoving && t("moving")} onClick={() => move(step)}>
              {t("action")}
            </Button>
            <a href="/" className={buttonClasses({ look: "outline", wide: true })}>
              {t("not")}
            </a>
          </>
        )}
        {step.at === "arrived" && (
          <>
            <div className="flex items-center gap-4">
              {isAvatar(step.who.avatar) && <AvatarPicture id={step.who.avatar} size="4.5rem" ring="brass" />}
              <Words title={t("arrived", { name: step.who.name })}>
                <p>{t("arrivedText")}</p>
              </Words>
            </div>
            <a href="/" className={buttonClasses({ look: "brass", wide: true })}>
              {t("home")}
            </a>
          </>
        )}
        {step.at === "failed" && (
          <>
            <Words title={t("failed")}>
              <p>{t(`failures.${step.failure}`)}</p>
            </Words>
            <a href="/" className={buttonClasses({ look: "brass", wide: true })}>
              {t("home")}
            </a>
          </>
        )}
      </section>
    </EmptyCarpet>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <h1 className="font-bold font-display [word-spacing:0.14em] text-2xl text-strong">{title}</h1>
      <div className="mt-2 text-sand">{children}</div>
    </div>
  );
}

/** Where the link of another device leads: after a yes, this device plays as that player too. */
export function DeviceMovePage() {
  return (
    <AccountWords>
      <MoveCard />
    </AccountWords>
  );
}
