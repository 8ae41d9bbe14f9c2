import type { Kind } from "@/lib/rules/tiles/kinds";

const tiles: readonly Kind[] = ["dots-1", "green", "characters-8"];

/** Three tiles, as wide as their container. */
export default function TilesFan() {
  return (
    <div className="unmirrored flex size-full items-center justify-center gap-[4%]">
      {tiles.map((kind) => (
        <span
          key={kind}
          className="aspect-[300/452] w-[29%] rounded-[13%/9%] bg-size-[100%_100%] shadow-[0_0.3rem_0.7rem_rgb(5_2_10/0.6)]"
          style={{ backgroundImage: `url(/art/tiles/${kind}.svg)` }}
        />
      ))}
    </div>
  );
}
