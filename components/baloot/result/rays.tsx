/** Lamplight behind a victory. */
export function Rays() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-[60%] bg-[radial-gradient(ellipse_60%_60%_at_50%_20%,rgb(226_152_78/0.4),transparent)]"
    />
  );
}
