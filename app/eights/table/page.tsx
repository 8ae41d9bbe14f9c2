/** Every table of Eights: which one it is, the page reads from its address, /eights/CODE. */
export default function EightsTable() {
  return <main />;
}
