"use client";

import { useMessages } from "use-intl";
import { Trouble } from "@/components/home/trouble";

/** What is shown where a page broke. */
export default function PageError({ reset }: { reset: () => void }) {
  return <Trouble words={useMessages().lost} again={reset} />;
}
