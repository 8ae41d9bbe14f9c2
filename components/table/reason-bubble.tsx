/** Why something cannot be done, over the thing itself: `x` is its middle in a frame as wide as `within`. */
export function ReasonBubble({
  text,
  x,
  within,
  over = -22,
}: {
  text: string;
  x: number;
  within: number;
  /** How far over the frame's upper edge it stands, where something is not to be hidden. */
  over?: number;
}) {
  const share = within > 0 ? Math.min(0.94, Math.max(0.06, x / within)) : 0.5;
  return (
    <p
      role="status"
      className="unmirrored lacquer pointer-events-none absolute z-(--z-reason) w-max max-w-[min(17rem,92vw)] animate-pop rounded-control px-3 py-2 text-center font-semibold text-md shadow-panel"
      style={{ bottom: `calc(100% + ${over}px)`, left: `${share * 100}%`, translate: `${-share * 100}% 0` }}
    >
      <bdi>{text}</bdi>
    </p>
  );
}
