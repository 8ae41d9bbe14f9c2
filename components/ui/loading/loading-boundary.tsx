"use client";

import { Component, type ReactNode, Suspense, useEffect } from "react";
import { useTranslations } from "use-intl";
import { buttonClasses } from "@/components/ui/button-classes";
import { WarningIcon } from "@/components/ui/icons";
import { FetchFailed } from "@/lib/browser/loading/fetched";

interface LoadingBoundaryProps {
  /** What is shown until all of it is there. */
  fallback?: ReactNode;
  /** Nobody misses it: where it does not come, nothing is said. */
  isAdornment?: boolean;
  children: ReactNode;
}

/** Where parts of the page are drawn that may still be on their way, and may not come; nothing else suffers from that. */
export class LoadingBoundary extends Component<LoadingBoundaryProps, { readonly thrown: unknown }> {
  override state = { thrown: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    const { fallback, isAdornment, children } = this.props;
    const { thrown }: { thrown: unknown } = this.state;
    if (thrown === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(thrown instanceof FetchFailed)) throw thrown;
    const again = () => {
      thrown.again();
      this.setState({ thrown: null });
    };
    return (
      <>
        {fallback}
        <Missed again={again} isAdornment={isAdornment} />
      </>
    );
  }
}

/** Says that something did not come; asks for it again when the network is back, or when one wishes. */
function Missed({ again, isAdornment }: { again: () => void; isAdornment: boolean | undefined }) {
  const t = useTranslations("brokenPage");
  useEffect(() => {
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [again]);
  if (isAdornment) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--safe-bottom)+1rem)] z-(--z-toast) flex justify-center px-4">
      <div
        role="alert"
        className="lacquer pointer-events-auto flex animate-arrive items-center gap-3 rounded-panel py-2 ps-4 pe-2 shadow-panel"
      >
        <p className="flex items-center gap-2.5 font-semibold text-base/5">
          <WarningIcon size={20} className="shrink-0 text-hurry" />
          {t("part")}
        </p>
        <button type="button" onClick={again} className={buttonClasses({ look: "brass", size: "small" })}>
          {t("again")}
        </button>
      </div>
    </div>
  );
}
