"use client";

import { type ComponentType, type ReactNode, useEffect } from "react";
import { type Fetched, fetched } from "@/lib/browser/loading/fetched";
import { whenFree } from "@/lib/browser/loading/held-back";
import { BUSY_MS, whenIdle } from "@/lib/browser/page/when-idle";

/** A part of the page that is fetched by itself, when it is first drawn or ahead of that. It is drawn in a `LoadingBoundary`. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches it ahead of need, as far as it comes. */
  readonly fetch: () => Promise<void>;
}

/** The mark in the browser's own record of when a list of parts has been fetched ahead. */
const AHEAD = "majlis.ahead";

interface Loaded<Props extends object> {
  readonly default: ComponentType<Props>;
}

function Drawn<Props extends object>({ of, props }: { of: Fetched<Loaded<Props>>; props: Props }) {
  const { default: Found } = of.use();
  return <Found {...props} />;
}

/** A part of the page, by what imports it. */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): LazyPart<Props> {
  const of = fetched(load);
  return Object.assign((props: Props) => <Drawn of={of} props={props} />, { fetch: of.ahead });
}

/**
 * Fetches parts one after the other while the page has nothing else to do and nothing is being dealt: when they are needed
 * there may be no network.
 */
export function useFetchParts(parts: readonly Pick<LazyPart<never>, "fetch">[]): void {
  useEffect(() => {
    let isHere = true;
    const next = ([first, ...rest]: typeof parts) => {
      if (!first) return void performance.mark(AHEAD);
      whenIdle(async () => {
        await whenFree();
        if (!isHere) return;
        await first.fetch();
        next(rest);
      }, BUSY_MS);
    };
    next(parts);
    return () => {
      isHere = false;
    };
  }, [parts]);
}
