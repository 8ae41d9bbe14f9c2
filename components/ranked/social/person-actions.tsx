"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { PeopleIcon } from "@/components/ui/icons";
import { isolated } from "@/components/words/isolated-name";
import { SocialWords } from "@/components/words/social-words";
import type { RecordPage } from "@/lib/ranked/wire";
import { PersonMenu } from "./person-menu";
import { usePlayWith } from "./use-play-with";

/** What one can do about somebody whose page one reads. */
export default function PersonActions({ record }: { record: RecordPage }) {
  return (
    <SocialWords>
      <Actions record={record} />
    </SocialWords>
  );
}

function Actions({ record: { player, name, avatar, isFriend } }: { record: RecordPage }) {
  const t = useTranslations("social.invited");
  const playWith = usePlayWith();
  const person = { player, name, avatar };
  return (
    <div className="flex min-w-0 flex-1 items-center justify-end gap-2.5 lg:flex-none">
      <Button
        look="outline"
        size="small"
        icon={PeopleIcon}
        className="min-w-0 max-lg:flex-1"
        onClick={() => void playWith(person)}
      >
        <span className="block truncate">{t(isFriend ? "inviteOne" : "playAgain", { name: isolated(name) })}</span>
      </Button>
      <PersonMenu person={person} hasPage={false} asks={false} />
    </div>
  );
}
