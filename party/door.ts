import * as z from "zod/mini";
import { Code } from "@/lib/table/protocol";
import type { Knock } from "./room";

const address = /^\/parties\/[^/]+\/([^/]+)$/;

/** What a URL calls its room, null where it names none. */
export const roomOf = (url: string): string | null => address.exec(new URL(url).pathname)?.[1] ?? null;

/** The code of the room a URL names, null if no room may be called that. */
export function codeOf(url: string): string | null {
  const code = z.safeParse(Code, roomOf(url));
  return code.success ? code.data : null;
}

/**
 * Whether a request comes from a page of somebody else's site. What is no browser sends no origin and passes; further
 * origins are named in the variable MAJLIS_ORIGINS, with spaces or commas between them.
 */
export function isForeign(request: Knock, env: Record<string, unknown>): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return false;
  const friends = typeof env.MAJLIS_ORIGINS === "string" ? env.MAJLIS_ORIGINS.split(/[\s,]+/) : [];
  return !friends.includes(origin) && hostOf(origin) !== new URL(request.url).host;
}

/** An answer in JSON, for whoever knocks with no browser. */
export function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify({ message });
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff", ...headers },
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
