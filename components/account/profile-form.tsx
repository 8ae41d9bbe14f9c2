"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { type AvatarId, AvatarPicture, avatarsFor, isAvatar } from "@/components/decor/avatars";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { TextField } from "@/components/ui/text-field";
import { identity, ownIdentity } from "@/lib/browser/own-identity";
import { acceptableName, type Identity } from "@/lib/client/identity";
import { emblems } from "@/lib/table/seats/emblems";
import { NAME_LENGTH, withoutHidden } from "@/lib/table/wire/names-and-codes";

/** Whose face it is to be is one's own choice. */
const anyAvatar = (): AvatarId => emblems[Math.floor(Math.random() * emblems.length)] ?? "palm";

function faultIn(name: string) {
  const letters = [...withoutHidden(name).trim()].length;
  if (letters === 0) return "nameMissing";
  if (letters > NAME_LENGTH) return "nameTooLong";
  return acceptableName(name) === null ? "nameCharacters" : null;
}

/** A name and a picture, kept on this device when they are sent off with the button given as `children`. */
export function ProfileForm({
  isShort = false,
  taken = [],
  onFace,
  onDone,
  children,
}: {
  /** There is little height for it. */
  isShort?: boolean;
  /** Pictures that others have where one is going. */
  taken?: readonly string[];
  /** Told which picture is chosen, the first one too. */
  onFace?: (face: AvatarId) => void;
  onDone: (who: Identity) => void;
  children: ReactNode;
}) {
  const t = useTranslations("home");
  const group = useId();
  const [name, setName] = useState(() => identity.read().name);
  const [avatar, setAvatar] = useState(() => {
    const known = identity.read().avatar;
    return isAvatar(known) ? known : anyAvatar();
  });
  const [offered] = useState(() => avatarsFor(avatar));
  useOnChange([avatar], () => onFace?.(avatar));
  const [tried, setTried] = useState(false);
  const fault = faultIn(name);
  const isShown = fault !== null && (tried || fault !== "nameMissing");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const accepted = acceptableName(name);
    if (fault || accepted === null) return;
    const who = { ...ownIdentity(), name: accepted, avatar };
    identity.write(who);
    onDone(who);
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-5 lying:grid-cols-2 lying:content-start lying:items-start lying:gap-x-6"
    >
      <TextField
        label={t("profile.name")}
        value={name}
        onChange={setName}
        name="nickname"
        autoComplete="nickname"
        enterKeyHint="done"
        data-autofocus={name === "" ? true : undefined}
        hint={isShort ? undefined : t("profile.nameHint")}
        error={isShown && t(`profile.${fault}`)}
      />
      <fieldset className="min-w-0 lying:col-start-2 lying:row-span-2 lying:row-start-1">
        <legend className="mb-2 font-bold text-brass-2 text-md">{t("profile.picture")}</legend>
        <div className={isShort ? "pictures pictures-low" : "pictures"}>
          {offered.map((id) => (
            <label
              key={id}
              title={t(`pictures.${id}`)}
              className="relative grid justify-items-center rounded-control has-disabled:opacity-40 has-disabled:grayscale has-focus-visible:outline-3 has-focus-visible:outline-brass-2"
            >
              <input
                type="radio"
                name={group}
                checked={id === avatar}
                disabled={id !== avatar && taken.includes(id)}
                onChange={() => setAvatar(id)}
                aria-label={t(`pictures.${id}`)}
                className="peer sr-only"
              />
              <span className="rounded-full p-0.5 transition-colors peer-checked:bg-brass-2 peer-checked:shadow-[0_0_18px_rgb(240_203_123/0.5)]">
                <AvatarPicture id={id} size="3.25rem" ring="none" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {children}
    </form>
  );
}
