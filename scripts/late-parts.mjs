// @ts-check

/** A part that was late, and the script that is to move it to where it belongs. */
const late =
  /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/;
/** Where a boundary begins or ends. */
const edge = /<!--(\/?)\$[?!~]?-->/g;

/**
 * A built document with every part in its place. What was not there at once while it was made, such as a part that is fetched by
 * itself, React puts last and out of sight, and has a script move it to its place some time after the first paint: in a document
 * that is a file that only makes a page jump, and its largest picture late.
 * @param {string} html
 */
export function inPlace(html) {
  let settled = html;
  for (let found = late.exec(settled); found; found = late.exec(settled)) {
    const [whole = "", name = "", part = ""] = found;
    settled = withPart(
      settled.replace(whole, () => ""),
      name,
      part,
    );
  }
  if (settled.includes('$RC("')) throw new Error("A part of a document does not find its place.");
  return settled;
}

/**
 * @param {string} html
 * @param {string} name of the boundary that waits
 * @param {string} part what it waits for
 */
function withPart(html, name, part) {
  const waiting = `<!--$?--><template id="B:${name}"></template>`;
  const from = html.indexOf(waiting);
  if (from < 0) throw new Error(`Nothing in a document waits for part ${name}.`);
  const within = from + waiting.length;
  let depth = 1;
  for (const { 0: comment, 1: isEnd, index } of html.slice(within).matchAll(edge)) {
    depth += isEnd ? -1 : 1;
    if (depth > 0) continue;
    const to = within + index + comment.length;
    return `${html.slice(0, from)}<!--$-->${part}<!--/$-->${html.slice(to)}`;
  }
  throw new Error(`What waits for part ${name} has no end.`);
}
