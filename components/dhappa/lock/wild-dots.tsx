/** The four wild cards a lock may have, as many of them filled as it has. */
export function WildDots({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex gap-[3px]">
      {[0, 1, 2, 3].map((place) => (
        <span
          key={place}
          className={`size-2 rounded-full border ${place < count ? "border-current bg-current" : "border-[#7d6d86]"}`}
        />
      ))}
    </span>
  );
}
