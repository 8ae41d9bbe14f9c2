"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, InfoIcon } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";
import type { GuidePlace } from "../layout/guide-place";
import { type GuideMoment, guideMoments } from "./guide-moment";
import { appsOffered, guideSeen } from "./settings";

/**
 * What a first hand needs to be told, each thing as it comes, until the hand has been counted or one puts it away. Beside
 * a wide table it stands between two seats, on a phone in a line under the hand. Where neither is free, as on a phone on
 * its side, it is a sheet, and its name opens it.
 */
export default function Guide({
  place,
  isAway,
  moment,
  onApps,
}: {
  place: GuidePlace;
  /** Something that weighs more stands at the foot of the hand just now. */
  isAway: boolean;
  moment: GuideMoment | null;
} & Offer) {
  if (place.room === "name") return <GuideSheet {...place} onApps={onApps} />;
  if (moment === null || (isAway && place.room === "foot")) return null;
  return <GuideLine key={moment} place={place} moment={moment} onApps={onApps} />;
}

interface Offer {
  /** Leads to the rules of the apps, until they have been offered once. */
  readonly onApps: (() => void) | null;
}

const done = () => {
  guideSeen.write(true);
  appsOffered.write(true);
};

/** Whoever knows the game from elsewhere may know it by other rules. */
function AppsOffer({ onApps }: { onApps: () => void }) {
  const t = useTranslations("baloot.guide");
  return (
    <button
      type="button"
      data-apps=""
      className="relative text-start font-bold text-brass-2 underline underline-offset-3 before:absolute before:-inset-x-2 before:-inset-y-3"
      onClick={() => {
        appsOffered.write(true);
        onApps();
      }}
    >
      {t("apps")}
    </button>
  );
}

/** What every hand comes to, which can be read ahead. */
const isAlwaysSo = (moment: GuideMoment) => moment !== "suits" && moment !== "double";

function GuideSheet({ end, isSign, onApps }: Pick<Extract<GuidePlace, { room: "name" }>, "end" | "isSign"> & Offer) {
  const t = useTranslations("baloot.guide");
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-guide="" className="absolute top-(--hud) z-90" style={{ insetInlineEnd: end }}>
      {isSign ? (
        <IconButton
          icon={InfoIcon}
          look="outline"
          aria-label={t("title")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button look="outline" size="small" icon={InfoIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("title")}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={(open) => !open && done()}
        title={t("title")}
        footer={
          <Button look="brass" wide onClick={done}>
            {t("done")}
          </Button>
        }
      >
        <ol className="ms-5 grid list-decimal gap-x-9 gap-y-2 text-base text-bone marker:text-brass-2 lying:grid-cols-2">
          {guideMoments.filter(isAlwaysSo).map((moment) => (
            <li key={moment}>{t(`moments.${moment}`)}</li>
          ))}
        </ol>
        {onApps && (
          <p className="mt-4">
            <AppsOffer
              onApps={() => {
                setOpen(false);
                onApps();
              }}
            />
          </p>
        )}
      </Sheet>
    </div>
  );
}

function GuideLine({
  place,
  moment,
  onApps,
}: { place: Exclude<GuidePlace, { room: "name" }>; moment: GuideMoment } & Offer) {
  const t = useTranslations("baloot.guide");
  const isBeside = place.room === "beside";
  const close = (
    <IconButton
      icon={CloseIcon}
      look="outline"
      tip={false}
      aria-label={t("skip")}
      onClick={done}
      className={isBeside ? undefined : "size-9!"}
    />
  );
  const words = (
    <p role="status" className={classes("text-bone", isBeside ? "text-md/5" : "min-w-0 text-sm/4.5")}>
      {t(`moments.${moment}`)}
      {!isBeside && onApps && (
        <>
          {" "}
          <AppsOffer onApps={onApps} />
        </>
      )}
    </p>
  );
  const look = "lacquer absolute z-(--z-lifted) animate-appear rounded-panel shadow-panel";
  if (isBeside)
    return (
      <section
        aria-label={t("title")}
        data-guide={moment}
        className={classes(look, "start-5 grid gap-1.5 px-3 py-2.5")}
        style={{ top: place.top, inlineSize: place.width }}
      >
        <div className="flex items-center justify-between gap-3">
          <p className="font-bold text-brass-2 text-md/5">{t("title")}</p>
          {close}
        </div>
        {words}
        {onApps && <AppsOffer onApps={onApps} />}
      </section>
    );
  return (
    <section
      aria-label={t("title")}
      data-guide={moment}
      className={classes(
        look,
        // Why a card is refused stands there too, and is read first.
        "group-has-[[data-reason='']]/match:invisible",
        "inset-x-2 bottom-[calc(var(--safe-bottom)+3px)] mx-auto flex w-fit max-w-md items-center gap-2 py-0.5 ps-3 pe-0.5",
      )}
    >
      {words}
      {close}
    </section>
  );
}
