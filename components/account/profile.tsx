"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { useEver } from "@/components/ui/hooks/use-ever";
import { PersonIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { identity } from "@/lib/browser/own-identity";
import { useStored } from "@/lib/browser/storage/stored";
import type { ProfileSheetProps } from "./profile-sheet";

const ProfileSheet = lazyPart(() => import("./profile-sheet"));

/** The profile sheet, fetched when it first opens. */
export function Profile(props: ProfileSheetProps) {
  return (
    useEver(props.open) && (
      <LoadingBoundary>
        <ProfileSheet {...props} />
      </LoadingBoundary>
    )
  );
}

/** Who plays on this device; a press changes it. */
export function ProfileChip() {
  const t = useTranslations("home.profile");
  const { name, avatar } = useStored(identity);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("open", { name: name || t("guest") })}
        onClick={() => setOpen(true)}
        className="flex min-h-12 items-center gap-2.5 rounded-full lg:border lg:border-hairline lg:bg-well/70 lg:ps-1 lg:pe-5"
      >
        {isAvatar(avatar) ? (
          <AvatarPicture id={avatar} size="2.625rem" ring="brass" />
        ) : (
          <span className="grid size-10.5 place-items-center rounded-full border-2 border-brass-3 bg-lacquer text-brass-2">
            <PersonIcon size={22} />
          </span>
        )}
        <bdi className="hidden max-w-40 truncate font-bold text-strong lg:block">{name || t("guest")}</bdi>
      </button>
      <Profile open={open} onOpenChange={setOpen} />
    </>
  );
}
