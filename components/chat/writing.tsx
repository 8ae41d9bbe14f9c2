import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { IconButton } from "@/components/ui/icon-button";
import { SendIcon } from "@/components/ui/icons";
import { TextField } from "@/components/ui/text-field";
import { asText, TEXT_LENGTH } from "@/lib/table/wire/names-and-codes";
import { type Draft, useChat } from "./chat";

/** A field for one's own words; what could not be said stays in it. */
export function Writing({
  isAtOnce = false,
}: {
  /** One has asked for the field, and its keys come with it. */
  isAtOnce?: boolean;
}) {
  const t = useTranslations("chat");
  const { say, lines, player, losses, draft } = useChat();
  const [{ text, sent }, setDraft] = useState(draft.current);
  const [isUnsayable, setUnsayable] = useState(false);
  const keep = (change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change };
    setDraft(draft.current);
  };
  useOnChange([lines.findLast(({ id }) => id === player)?.n], () => {
    const isHeard = lines.some(({ id, n, text }) => id === player && n > sent.after && text === sent.said);
    if (!isHeard) return;
    keep({ sent: { ...sent, said: "", isUnderWay: false }, text: asText(text) === sent.said ? "" : text });
  });
  useOnChange([losses], () => keep({ sent: { ...draft.current.sent, isUnderWay: false } }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const said = asText(text);
    if (said === null) return setUnsayable(true);
    if (sent.isUnderWay && said === sent.said) return;
    if (say({ action: "chat", text: said })) keep({ sent: { said, after: lines.at(-1)?.n ?? 0, isUnderWay: true } });
  };
  return (
    <form onSubmit={send} className={isAtOnce ? "min-w-0 flex-1" : "mt-2"}>
      <TextField
        label={t("write")}
        hideLabel
        value={text}
        // By code points, as the table counts.
        onChange={(written) => {
          keep({ text: [...written].slice(0, TEXT_LENGTH).join("") });
          setUnsayable(false);
        }}
        error={isUnsayable && t("unsayable")}
        placeholder={t("write")}
        enterKeyHint="send"
        autoFocus={isAtOnce}
        end={<IconButton type="submit" icon={SendIcon} look="brass" tip={false} aria-label={t("send")} />}
      />
    </form>
  );
}
