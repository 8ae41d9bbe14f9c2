import type { Knock } from "./platform";

/** An answer in JSON to a page that the door has let in by its origin, so that origin may read it. */
export function reply(request: Knock, said: object, status = 200): Response {
  const origin = request.headers.get("Origin");
  return new Response(JSON.stringify(said), {
    status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(origin === null ? {} : { "Access-Control-Allow-Origin": origin, Vary: "Origin" }),
    },
  });
}
