"use client";

import { memo } from "react";
import { useTranslations } from "use-intl";
import type { ButtonLook } from "@/components/ui/button-classes";
import { IconButton } from "@/components/ui/icon-button";
import { ChatIcon } from "@/components/ui/icons";
import { useChat } from "./chat";

/** Opens the talk, and counts what was said meanwhile. */
export const ChatButton = memo(function ChatButton({ look = "quiet" }: { look?: ButtonLook }) {
  const t = useTranslations("chat");
  const { unread, isOpen, setOpen } = useChat();
  return (
    <IconButton
      icon={ChatIcon}
      look={look}
      count={Math.min(unread, 99)}
      aria-label={isOpen ? t("close") : unread > 0 ? t("openUnread", { count: unread }) : t("open")}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  );
});
