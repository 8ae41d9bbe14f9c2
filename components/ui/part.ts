import { type ComponentType, lazy } from "react";

/** A part of the page that is fetched by itself. */
export interface Part<Props extends object> {
  /** Fetches it ahead of need. */
  readonly fetch: () => Promise<unknown>;
  /** What draws it: itself where it is there, else what fetches it when first drawn. */
  readonly component: () => ComponentType<Props>;
}

/**
 * A part that is fetched when it is first drawn, as by `lazy`, or ahead of that: then it is drawn at once, where `lazy`
 * would first show that one waits, and React keeps that up for a third of a second.
 */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let there: ComponentType<Props> | null = null;
  let isAwaited = false;
  const fetch = async () => {
    const loaded = await load();
    there = loaded.default;
    return loaded;
  };
  const Awaited: ComponentType<Props> = lazy(() => {
    isAwaited = true;
    return fetch();
  });
  // What has once been drawn by the one is not drawn by the other: it would begin anew.
  return { fetch, component: () => (isAwaited ? Awaited : (there ?? Awaited)) };
}
