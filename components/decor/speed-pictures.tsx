import type { ReactNode } from "react";

const drawn = (children: ReactNode) => (
  <svg viewBox="0 0 32 32" width={34} height={34} aria-hidden="true" focusable="false" fill="currentColor">
    {children}
  </svg>
);

/** A picture for each speed: rocket, rabbit, turtle, and a sand glass laid on its side for none. */
export const speedPictures: Readonly<Record<"rocket" | "rabbit" | "turtle" | "none", ReactNode>> = {
  rocket: drawn(
    <>
      <path d="M25.5 5.5c-7 0-12.5 4.5-15.5 11l5.5 5.5c6.500-3 11-8.500 11-15.500 0-.6-.4-1-1-1Zm-6.300 10a2.700 2.700 0 1 1 0-5.400 2.700 2.700 0 0 1 0 5.400Z" />
      <path d="M9.500 14.500 4.500 16l4 3.200ZM17.500 22.500 16 27.500l-3.200-4Z" />
      <path d="M10 20.500c-3 .6-4.500 3-4.800 6.300 3.300-.3 5.700-1.800 6.300-4.800Z" opacity=".7" />
    </>,
  ),
  rabbit: drawn(
    <>
      <path d="M20 13c-1.500-5-3.500-8-6-8.500-1 2.500.5 6 3 9-5-.5-10.500 2.500-10.500 8.500 0 2.500 1 5 2 5.500h13.500c0-1.700-1-2.500-3-2.700 3-.8 5-2.600 5.500-5.300 2.500 0 4.500-1 4.500-2.700 0-3-4-4.800-7-4.300Z" />
      <circle cx="6.300" cy="23" r="2.800" />
      <circle cx="24.500" cy="15.800" r="1.200" fill="var(--color-lacquer)" />
    </>,
  ),
  turtle: drawn(
    <>
      <path d="M5 20c0-6 4-10 9.500-10s9.500 4 9.500 10Z" />
      <path d="M24.500 20.500c-.5-3 1-6 3.500-6 1.800 0 3 1.300 3 3 0 2.500-2.500 4.500-6 4.500H6.500l-3.500 1v-2.500ZM8 23h4.500v2.500c0 .6-.5 1-1 1H9c-.6 0-1-.5-1-1ZM17.500 23H22v2.500c0 .6-.5 1-1 1h-2.500c-.6 0-1-.5-1-1Z" />
      <path d="m10 19 2-5h5l2 5" fill="none" stroke="var(--color-lacquer)" strokeWidth="1.300" />
    </>,
  ),
  none: drawn(
    <path
      d="M10.500 11.500c-3 0-5 2-5 4.500s2 4.500 5 4.500c4.500 0 6.500-9 11-9 3 0 5 2 5 4.500s-2 4.500-5 4.500c-4.500 0-6.500-9-11-9Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.800"
    />,
  ),
};
