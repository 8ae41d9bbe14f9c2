"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Carpet } from "@/components/decor/carpet";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import { Tent } from "@/components/decor/tent";

/** An empty carpet in the tent, with what there is to say or do before anybody sits on it, and above that its bar. */
export function EmptyCarpet({
  tone,
  isBare = false,
  bar,
  children,
}: {
  tone: CarpetTone;
  /** What stands in it brings a carpet of its own. */
  isBare?: boolean;
  bar?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col items-center gap-4 overflow-clip px-5 pt-[calc(var(--safe-top)+1.25rem)] pb-[calc(var(--safe-bottom)+1.25rem)]">
      <Tent scene="lobby" />
      {!isBare && (
        <div className="-translate-x-1/2 absolute bottom-[-6%] left-1/2 -z-1 w-[max(34rem,min(62rem,82vw))] opacity-60">
          <Carpet tone={tone} tilt={48} />
        </div>
      )}
      {bar}
      <main className="my-auto w-full max-w-[30rem] lying:max-w-[46rem]">{children}</main>
    </div>
  );
}

/** What is shown while a table is on its way. */
export function TableLoading({ tone }: { tone: CarpetTone }) {
  const t = useTranslations("common");
  return (
    <EmptyCarpet tone={tone}>
      <p role="status" className="on-carpet animate-appear text-center font-bold text-strong text-xl">
        {t("coming")}
      </p>
    </EmptyCarpet>
  );
}
