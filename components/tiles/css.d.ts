import "react";

declare module "react" {
  interface CSSProperties {
    /** Numbers handed to the style sheet. */
    [custom: `--${string}`]: string | number | undefined;
  }
}
