"use client";

import { useTranslations } from "use-intl";
import { Choice } from "@/components/ui/choice";
import { Sheet } from "@/components/ui/sheet";
import { Switch } from "@/components/ui/switch";
import { useLanguage } from "@/components/words/words-provider";
import { playSound } from "@/lib/browser/device/play-sound";
import { canBeFelt } from "@/lib/browser/device/vibration";
import { digits, murmur, vibration, volume } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { cardSettings, lastCardPlays, useIndices } from "./settings";

/** How the cards look and how the hand is held and felt, on this device. */
export default function SettingsSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("baloot.settings");
  const common = useTranslations("common");
  const kept = useStored(cardSettings);
  const isLastPlayed = useStored(lastCardPlays);
  const isFelt = useStored(vibration);
  const loud = useStored(volume);
  const isMurmuring = useStored(murmur);
  const indices = useIndices();
  const spoken = useLanguage();
  const written = useStored(digits);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} closeLabel={common("close")}>
      <div className="grid gap-4">
        <Choice
          label={t("indices")}
          value={indices}
          options={[
            { value: "latin", label: <bdi dir="ltr">A K Q J</bdi> },
            { value: "arabic", label: <bdi dir="rtl">أ ك ب و</bdi> },
          ]}
          onChange={(indices) => cardSettings.write({ ...kept, indices })}
        />
        {spoken === "ar" && (
          <Choice
            label={t("digits")}
            value={written}
            options={[
              { value: "western", label: <bdi className="font-index">1 2 3</bdi> },
              { value: "arabic", label: <bdi>١ ٢ ٣</bdi> },
            ]}
            onChange={(set) => digits.write(set)}
          />
        )}
        <Choice
          label={t("order")}
          value={kept.order}
          options={[
            { value: "sequence", label: t("sequence"), note: <bdi dir="ltr">A K Q J 10 9 8 7</bdi> },
            { value: "trick", label: t("trick"), note: <bdi dir="ltr">A 10 K Q J 9 8 7</bdi> },
          ]}
          onChange={(order) => cardSettings.write({ ...kept, order })}
        />
        <Switch
          label={t("four")}
          note={t("fourNote")}
          checked={kept.four}
          onChange={(four) => cardSettings.write({ ...kept, four })}
        />
        <Switch
          label={t("gold")}
          note={t("goldNote")}
          checked={kept.gold}
          onChange={(gold) => cardSettings.write({ ...kept, gold })}
        />
        <Switch
          label={t("lastCard")}
          note={t("lastCardNote")}
          checked={isLastPlayed}
          onChange={(plays) => lastCardPlays.write(plays)}
        />
        <label className="grid gap-1.5 font-bold text-base text-bone">
          {t("volume")}
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={loud}
            onChange={({ target }) => volume.write(Number(target.value))}
            onPointerUp={() => playSound("hokum")}
            className="h-11 w-full accent-brass-3"
          />
        </label>
        <Switch
          label={t("murmur")}
          note={t("murmurNote")}
          checked={isMurmuring}
          onChange={(heard) => murmur.write(heard)}
        />
        {canBeFelt() && (
          <Switch
            label={common("vibration")}
            note={common("vibrationNote")}
            checked={isFelt}
            onChange={(felt) => vibration.write(felt)}
          />
        )}
      </div>
    </Sheet>
  );
}
