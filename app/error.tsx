"use client";

import { useMessages } from "use-intl";
import { BrokenPage } from "@/components/page/broken-page";

/** What is shown where a page broke. */
export default function PageError({ reset }: { reset: () => void }) {
  return <BrokenPage words={useMessages().brokenPage} again={reset} />;
}
