import type { Context } from "hono";
import type { Logo } from "#server/proposals/logo/logo.ts";

/** Sends a logo. Opened by itself it can run nothing either. */
export function sendLogo(c: Context, { type, bytes }: Logo) {
  c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { "Content-Type": type });
}
