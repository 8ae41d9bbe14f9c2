/** The little of Cloudflare's runtime that cloud/durable.ts touches; the whole of its types would replace the browser's. */
declare module "cloudflare:workers" {
  import type { Room } from "@/party/platform";

  export class DurableObject<Env> {
    protected readonly ctx: Pick<Room, "storage" | "blockConcurrencyWhile"> & {
      readonly id: { readonly name?: string };
      abort(reason: string): void;
    };
    protected readonly env: Env;
    constructor(ctx: DurableObject<Env>["ctx"], env: Env);
  }
}
