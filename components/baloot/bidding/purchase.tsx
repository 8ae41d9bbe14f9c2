import { useRef } from "react";
import { EASE_IN_OUT, EASE_OUT, fade, isStill } from "@/components/flight/flight";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import type { Contract } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { SuitSign, SunSign } from "../cards/signs";
import type { Layout, Place } from "../layout/layout";

const MS = 1_100;
const at = (ms: number) => ms / MS;

/** Where the call is heard largest, on the near part of the carpet. */
const footOf = ({ plane, laid }: Layout) => ({ x: plane.center.x, y: plane.center.y + 0.9 * laid });

/** What was bought crosses the carpet from its buyer, grows, and becomes the token of the hand. */
export function Purchase({ contract, place, layout }: { contract: Contract; place: Place; layout: Layout }) {
  const { t } = useBalootWords();
  const plate = useRef<HTMLParagraphElement>(null);
  const foot = footOf(layout);
  const seat = layout.seats[place];
  const isAshkal = contract.taker !== contract.buyer;
  useOnChangeBeforePaint([], () => {
    const own = plate.current;
    if (!own) return;
    if (isStill()) return void fade(own);
    const token = document.querySelector("[data-token]");
    const box = token?.getBoundingClientRect();
    const around = own.offsetParent?.getBoundingClientRect();
    const goal = box && around ? { x: box.x + box.width / 2 - around.x, y: box.y + box.height / 2 - around.y } : foot;
    const to = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x - foot.x}px, ${y - foot.y}px) scale(${scale})`;
    // Near its seat it stays on the table.
    const beside = { x: seat.x + (foot.x - seat.x) * 0.28, y: seat.y + (foot.y - seat.y) * 0.28 };
    const large = layout.sidebar > 0 ? 1.75 : 1.24;
    own.animate(
      [
        { opacity: 0, transform: to(beside, 0.6), easing: "cubic-bezier(.34,1.4,.64,1)" },
        { offset: at(160), opacity: 1, transform: to(beside, 1) },
        { offset: at(220), opacity: 1, transform: to(beside, 1), easing: EASE_IN_OUT },
        { offset: at(480), opacity: 1, transform: to(foot, large) },
        { offset: at(560), opacity: 1, transform: to(foot, large), easing: EASE_IN_OUT },
        { offset: at(780), opacity: 1, transform: to(goal, 0.7) },
        { offset: at(860), opacity: 0, transform: to(goal, 0.6) },
        { opacity: 0, transform: to(goal, 0.6) },
      ],
      { duration: MS, fill: "both" },
    );
    token?.animate(
      [
        { opacity: 0, transform: "scale(1.12)" },
        { offset: at(770), opacity: 0, transform: "scale(1.3)", easing: EASE_OUT },
        { offset: at(900), opacity: 1, transform: "none" },
        { opacity: 1, transform: "none" },
      ],
      { duration: MS },
    );
  });
  return (
    <p
      ref={plate}
      aria-hidden="true"
      data-purchase={contract.kind}
      className="lacquer -translate-1/2 pointer-events-none absolute z-85 flex h-13 items-center gap-2.5 whitespace-nowrap rounded-button border border-brass-3 px-4 font-bold font-display text-3xl text-brass-1 opacity-0 shadow-lifted motion-reduce:opacity-100"
      style={{ left: foot.x, top: foot.y }}
    >
      {t(isAshkal ? "bids.ashkal" : `bids.${contract.kind}`)}
      <span className="grid size-9 place-items-center rounded-chip bg-linear-to-b from-paper to-paper-foot">
        {contract.trump ? <SuitSign suit={contract.trump} size={26} /> : <SunSign size={28} />}
      </span>
    </p>
  );
}
