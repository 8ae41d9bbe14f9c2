import { useState } from "react";

/** Whether the flag has ever been up: what is lazily loaded stays, so that it can leave with its own motion. */
export function useEver(flag: boolean): boolean {
  const [seen, setSeen] = useState(flag);
  if (flag && !seen) setSeen(true);
  return seen || flag;
}
