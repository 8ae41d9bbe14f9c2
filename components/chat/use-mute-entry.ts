import { useTranslations } from "use-intl";
import { SoundOffIcon, SoundOnIcon } from "@/components/ui/icons";
import type { MenuEntry } from "@/components/ui/menu";
import { isolated } from "@/components/words/isolated-name";
import { mute, muted } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";

/** The line of a menu that mutes somebody on this device, or lets them be heard again. */
export function useMuteEntry(): (player: { readonly id: string; readonly name: string }) => MenuEntry {
  const t = useTranslations();
  const silenced = useStored(muted);
  return ({ id, name }) => {
    const isMuted = silenced.includes(id);
    return {
      id: "mute",
      icon: isMuted ? SoundOnIcon : SoundOffIcon,
      label: t(isMuted ? "presence.about.unmute" : "chat.mute", { name: isolated(name) }),
      onSelect: () => mute(id, !isMuted),
    };
  };
}
