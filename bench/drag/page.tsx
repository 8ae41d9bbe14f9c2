import { useDraggable } from "@dnd-kit/core";
// biome-ignore lint/style/noRestrictedImports: what is measured is the page's own
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
// biome-ignore lint/style/noRestrictedImports: what is measured is the page's own
import { Carry } from "@/components/hand/carry";
// biome-ignore lint/style/noRestrictedImports: what is measured is the page's own
import { useGestures } from "@/components/hand/use-gestures";

// Both ways of the house to drag a card, each over a hand of eight, driven by made-up pointers.

const cards = ["AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S"];
const nothing = () => {};
let draws = 0;

function Card({ id, children }: { id: string; children?: ReactNode }) {
  draws++;
  return (
    <button type="button" data-card={id} style={{ width: 100, height: 140 }}>
      {id}
      {children}
    </button>
  );
}

function Thrown() {
  const list = useRef<HTMLDivElement>(null);
  const { props } = useGestures({
    ...{ list, cards, edge: 0, onPress: () => false, onBrowse: nothing, onRelease: nothing },
    ...{ onPoint: nothing, onPlainPress: nothing },
  });
  return (
    <div ref={list} {...props}>
      {cards.map((card) => (
        <Card key={card} id={card} />
      ))}
    </div>
  );
}

function CarriedCard({ id }: { id: string }) {
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    <span ref={setNodeRef} {...listeners}>
      <Card id={id} />
    </span>
  );
}

function Carried() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list}>
      <Carry
        list={list}
        cards={cards}
        isScrolled={false}
        draw={(id) => <Card id={id} />}
        onTake={nothing}
        onPut={nothing}
      >
        {cards.map((card) => (
          <CarriedCard key={card} id={card} />
        ))}
      </Carry>
    </div>
  );
}

const MOVES = 300;
/** Until React has drawn what it was told of; a timer would add its own 4 ms. */
const rest = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** What a drag of so many moves costs: script and drawing by React between a move and the next, and cards drawn anew. */
async function drag(what: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(what));
  await rest();
  const card = place.querySelector("[data-card]") as HTMLElement;
  card.setPointerCapture = nothing;
  const parent = card.parentElement as HTMLElement;
  parent.setPointerCapture = nothing;
  const tell = (type: string, y: number) =>
    card.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: "mouse", button: 0 },
        ...{ clientX: 50, clientY: 400 - y },
      }),
    );
  tell("pointerdown", 0);
  tell("pointermove", 20);
  await rest();
  await rest();
  draws = 0;
  const times: number[] = [];
  for (let move = 0; move < MOVES; move++) {
    const began = performance.now();
    tell("pointermove", 20 + move);
    await rest();
    times.push(performance.now() - began);
  }
  tell("pointerup", MOVES);
  const drawn = draws;
  await rest();
  root.unmount();
  place.remove();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), drawn: drawn / MOVES };
}

Object.assign(window, {
  measure: async () => {
    await drag(<Thrown />);
    await drag(<Carried />);
    return { thrown: await drag(<Thrown />), carried: await drag(<Carried />) };
  },
});
