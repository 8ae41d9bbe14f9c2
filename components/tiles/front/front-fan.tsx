import { frontKinds } from "./front-kinds";

/** Some tiles, as wide as their container; they are drawn side by side in one file. */
export default function TilesFan() {
  return (
    <div className="unmirrored flex size-full items-center justify-center gap-[4%]">
      {frontKinds.map((kind, at) => (
        <span
          key={kind}
          className="aspect-[300/452] w-[29%] rounded-[13%/9%] shadow-[0_0.3rem_0.7rem_rgb(5_2_10/0.6)]"
          style={{
            backgroundImage: "url(/art/tiles/front.svg)",
            backgroundSize: `${100 * frontKinds.length}% 100%`,
            backgroundPositionX: `${(100 * at) / (frontKinds.length - 1)}%`,
          }}
        />
      ))}
    </div>
  );
}
