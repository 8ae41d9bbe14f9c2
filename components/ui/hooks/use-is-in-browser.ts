import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this runs in a browser: pages are made where neither their address nor their device is known. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
