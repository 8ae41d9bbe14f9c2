import { Lantern } from "./lantern";

/** Where one is: at home three lanterns hang, in a lobby two and higher, over a book none on a phone; over columns of figures there is its roof alone; at a table nothing competes with the cards. */
type TentScene = "home" | "lobby" | "book" | "figures" | "table";

/** The night tent behind a screen: dusk, and beyond the lamps woven walls and cushions out of focus. Nothing in it moves. */
export function Tent({ scene }: { scene: TentScene }) {
  const low = scene === "home" ? { height: 58, cord: 110 } : { height: 48, cord: 4 };
  return (
    <>
      <div aria-hidden="true" className={`tent tent-${scene === "book" || scene === "figures" ? "lobby" : scene}`}>
        {scene !== "table" && (
          <>
            <div className="tent-roof" />
            {scene !== "figures" && (
              <>
                <div className="tent-walls" />
                <div className="tent-cushions" />
              </>
            )}
            <div className="tent-dusk" />
          </>
        )}
        {scene === "home" && (
          <>
            <Lantern height={100} cord={84} className="start-[44.5%] hidden lg:block" />
            <Lantern height={72} cord={32} className="start-[70%] hidden lg:block" />
            <Lantern height={100} cord={114} className="start-[96%] hidden lg:block" />
          </>
        )}
        {(scene === "lobby" || scene === "book") && (
          <>
            <Lantern height={84} cord={40} className="start-[9%] hidden lg:block" />
            <Lantern height={84} cord={40} className="start-[63%] hidden lg:block" />
          </>
        )}
      </div>
      {(scene === "home" || scene === "lobby") && (
        // On a phone they scroll away with the page, so that no words come to lie on them; on its side it has no room.
        <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-1 lying:hidden lg:hidden">
          <Lantern {...low} className="start-[11%]" />
          <Lantern {...low} className="start-[89%]" />
        </div>
      )}
    </>
  );
}
