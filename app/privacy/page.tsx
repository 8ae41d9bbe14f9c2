import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { PrivacyPage } from "@/components/privacy/privacy-page";
import { privacyWords } from "@/components/privacy/privacy-words";

export const metadata: Metadata = {
  ...linkTags("home", "/privacy"),
  title: `${privacyWords.en.title} · ${privacyWords.ar.title}`,
  description: privacyWords.en.lead,
};

export default function Privacy() {
  return <PrivacyPage />;
}
