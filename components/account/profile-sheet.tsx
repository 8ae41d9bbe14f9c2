"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { identity } from "@/lib/browser/own-identity";
import { useStored } from "@/lib/browser/storage/stored";
import type { Identity } from "@/lib/client/identity";
import { ProfileForm } from "./profile-form";

const DeviceList = lazyPart(() => import("./device-list"));

/** What the profile sheet takes. */
export interface ProfileSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Told who it is from now on. */
  onSaved?: (who: Identity) => void;
}

/** Where a player changes name and picture. */
export default function ProfileSheet({ open, onOpenChange, onSaved }: ProfileSheetProps) {
  const t = useTranslations();
  const isKnown = useStored(identity).key !== "";
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("home.profile.title")} closeLabel={t("common.close")}>
      <ProfileForm
        onDone={(who) => {
          onSaved?.(who);
          onOpenChange(false);
        }}
      >
        <Button type="submit" look="brass" size="large" wide>
          {t("home.profile.save")}
        </Button>
      </ProfileForm>
      {isKnown && (
        <LoadingBoundary>
          <DeviceList onSignedOut={() => onOpenChange(false)} />
        </LoadingBoundary>
      )}
    </Sheet>
  );
}
