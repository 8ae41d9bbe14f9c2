/** Tells a screen reader what has just happened; the same words twice are said twice. */
export function Announcer({ id, text }: { id: number; text: string }) {
  return (
    <div aria-live="polite" className="sr-only">
      <p key={id}>{text}</p>
    </div>
  );
}
