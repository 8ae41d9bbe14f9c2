import { Lantern } from "./lantern";

/** Where one is: at home three lanterns hang, in a lobby two and higher; at a table nothing competes with the cards. */
export type TentScene = "home" | "lobby" | "table";

/** The night tent behind a screen: dusk, and beyond the lamps woven walls and cushions out of focus. Nothing in it moves. */
export function Tent({ scene }: { scene: TentScene }) {
  return (
    <div aria-hidden="true" className={`tent tent-${scene}`}>
      {scene !== "table" && (
        <>
          <div className="tent-roof" />
          <div className="tent-walls" />
          <div className="tent-cushions" />
          <div className="tent-dusk" />
        </>
      )}
      {scene === "home" && (
        <>
          <Lantern height={58} cord={110} className="left-[11%] lg:hidden" />
          <Lantern height={58} cord={110} className="left-[89%] lg:hidden" />
          <Lantern height={100} cord={84} className="left-[44.5%] hidden lg:block" />
          <Lantern height={72} cord={32} className="left-[70%] hidden lg:block" />
          <Lantern height={100} cord={114} className="left-[96%] hidden lg:block" />
        </>
      )}
      {scene === "lobby" && (
        <>
          <Lantern height={58} cord={24} className="left-[11%]" />
          <Lantern height={58} cord={24} className="left-[89%]" />
        </>
      )}
    </div>
  );
}
