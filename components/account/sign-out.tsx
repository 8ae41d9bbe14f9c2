"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { LeaveIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import { signOut } from "@/lib/browser/own-devices";
import type { Identity } from "@/lib/client/identity";
import type { DeviceOutcome } from "@/lib/client/own-devices";
import { type Devices, type SignedOut, signedOutDevices } from "@/lib/player/protocol";

interface SignOutProps {
  readonly who: Identity;
  /** Whether no other device plays as this player. */
  readonly isOnly: boolean;
  readonly onDone: (outcome: DeviceOutcome<Devices>, where: SignedOut) => void;
}

/** Ends the playing of some or all devices, once it has been said what goes with them. */
export function SignOut({ who, isOnly, onDone }: SignOutProps) {
  const t = useTranslations("account.devices");
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<SignedOut>("others");
  const where = isOnly ? "all" : chosen;

  if (!isAsked)
    return (
      <Button look="outline" icon={LeaveIcon} wide onClick={() => setAsked(true)}>
        {t("signOut")}
      </Button>
    );
  const leave = async () => {
    const outcome = await signOut(who, where);
    setAsked(false);
    if ("answer" in outcome && where !== "others") toast({ text: t("signedOutHere"), tone: "good" });
    onDone(outcome, where);
  };
  return (
    <div ref={(shown) => void shown?.scrollIntoView({ block: "nearest" })} className="grid scroll-mb-5 gap-3">
      {!isOnly && (
        <Choice
          shape="list"
          label={t("where")}
          value={chosen}
          onChange={setChosen}
          options={signedOutDevices.map((value) => ({ value, label: t(`wheres.${value}`) }))}
        />
      )}
      <p role="status" className={where === "all" ? "text-base text-madder-1" : "text-base"}>
        {t(isOnly ? "onlyGoes" : `goes.${where}`)}
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="outline" size="small" onClick={() => setAsked(false)}>
          {t("keep")}
        </Button>
        <Button look="madder" size="small" onClick={leave}>
          {t("signOutNow")}
        </Button>
      </div>
    </div>
  );
}
