"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { shownGames } from "@/components/games";
import { useTitleCall } from "@/components/ui/hooks/use-page-title";
import { useToast } from "@/components/ui/toast";
import { isolated } from "@/components/words/isolated-name";
import { SocialWords } from "@/components/words/social-words";
import { playSound } from "@/lib/browser/device/play-sound";
import { feel } from "@/lib/browser/device/vibration";
import { ownIdentity } from "@/lib/browser/own-identity";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import { pageEnvironment } from "@/lib/browser/page-environment";
import { readInvitations } from "@/lib/browser/ranked-social";
import { answeredInvitations } from "@/lib/browser/storage/asked-to-tables";
import { codeOfPath, tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import { callsAmong, type Invitation, InvitationWatch, withAnswered } from "@/lib/client/ranked/invitation-watch";

/** Calls to the tables one is asked to, on whatever page one is: by a message with two answers, by sound, title and badge. */
export default function TableCall() {
  return (
    <SocialWords>
      <Call />
    </SocialWords>
  );
}

const nameOf = ({ player, code }: Invitation) => `${player} ${code}`;

function Call() {
  const t = useTranslations("social.invited");
  const games = useTranslations("games");
  const here = codeOfPath(usePathname());
  const toast = useToast();
  const go = useNavigate();
  const called = useRef(new Set<string>());
  const [standing, setStanding] = useState<readonly Invitation[]>([]);
  const call = useEffectEvent((invited: readonly Invitation[]) => {
    for (const invitation of callsAmong(invited, answeredInvitations.read(), here)) {
      const { name, code, leftMs } = invitation;
      // A house that is newer may have games this page does not know.
      const game = shownGames.find((id) => id === invitation.game);
      if (!game || called.current.has(nameOf(invitation))) continue;
      called.current.add(nameOf(invitation));
      setStanding((before) => [...before, invitation]);
      toast({
        text: t("from", { name: isolated(name), game: games(`${game}.name`) }),
        tone: "good",
        ms: leftMs,
        action: {
          label: t("come"),
          onPress: () => {
            rememberVisit(code, "code");
            go(tablePath(game, code));
          },
        },
        not: t("not"),
        onGone: () => {
          answeredInvitations.write(withAnswered(answeredInvitations.read(), invitation));
          setStanding((before) => before.filter((each) => each !== invitation));
        },
      });
    }
  });
  useEffect(() => {
    const ask = async () => {
      const outcome = await readInvitations(ownIdentity());
      return "answer" in outcome ? outcome.answer.invited : null;
    };
    const watch = new InvitationWatch(pageEnvironment, ask, call);
    return () => watch.close();
  }, []);
  const last = standing.at(-1);
  useTitleCall(last ? t("tabTitle", { name: isolated(last.name) }) : null);
  useCalled(standing.length);
  return null;
}

/** Is heard and felt once as one more stands, and seen in a badge as long as any does. */
function useCalled(count: number): void {
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current) {
      playSound("reveal");
      feel("turn");
    }
    before.current = count;
    if (count === 0) return;
    // A browser that has no badges, or no app to put them on, shows none.
    void navigator.setAppBadge?.(count)?.catch(() => {});
    return () => void navigator.clearAppBadge?.()?.catch(() => {});
  }, [count]);
}
