import { hash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Sends a public page: its own style and script, images of its own, and nothing from anywhere else. */
export function sendPage(
  c: Context,
  { page, style }: { page: string; style: string },
  status: ContentfulStatusCode = 200,
) {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", style, "base64")}'`,
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  c.header("Content-Security-Policy", policy);
  return c.html(page, status);
}
