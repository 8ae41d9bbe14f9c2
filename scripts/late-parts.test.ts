import { expect, it } from "vitest";
import { inPlace } from "./late-parts.mjs";

const script = (name: string, before = "") => `<script>${before}$RC("B:${name}","S:${name}")</script>`;
const waiting = (name: string, fallback = "") => `<!--$?--><template id="B:${name}"></template>${fallback}<!--/$-->`;

it("puts what came late where it belongs, and leaves nothing to be done for it", () => {
  const html = `<main>${waiting("0", "<p><!--$-->wait<!--/$--></p>")}<footer></footer></main><div hidden id="S:0"><div>book</div></div>${script("0", '$RB=[];$RC=function(b,a){document.getElementById("x")};')}<script>own()</script>`;
  expect(inPlace(html)).toBe("<main><!--$--><div>book</div><!--/$--><footer></footer></main><script>own()</script>");
});

it("puts one part into another that was late too, whichever came first", () => {
  const parts = [
    `<div hidden id="S:0"><b>${waiting("1")}</b></div>${script("0")}`,
    `<div hidden id="S:1">in $& it</div>${script("1")}`,
  ];
  for (const order of [parts, parts.toReversed()])
    expect(inPlace(`${waiting("0")}${order.join("")}`)).toBe("<!--$--><b><!--$-->in $& it<!--/$--></b><!--/$-->");
});

it("leaves what waits for the browser, and builds nothing of which a part is lost", () => {
  const own = '<!--$!--><template data-dgst="x"></template><!--/$-->';
  expect(inPlace(own)).toBe(own);
  expect(() => inPlace(`<div hidden id="S:0">lost</div>${script("0")}`)).toThrow("waits for part 0");
  expect(() => inPlace(`${waiting("0")}${script("0")}`)).toThrow("does not find its place");
});
