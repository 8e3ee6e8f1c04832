import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";

/** Placeholder that the build leaves for the nonce of each answer. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** Sends a built page. */
export type SendPage = (c: Context) => Response | Promise<Response>;

/** Reads a built page and returns what sends it, each time with a nonce of its own. */
export function pageTemplate(folder: string, file: string, { isHttps }: { isHttps: boolean }): SendPage {
  const template = readFileSync(join(folder, file), "utf8");
  return (c) => {
    const nonce = randomBytes(16).toString("base64");
    c.header("Content-Security-Policy", pagePolicy(nonce, isHttps));
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    return c.html(template.replace(NONCE_PLACEHOLDER, nonce));
  };
}

const pagePolicy = (nonce: string, isHttps: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Dialogs put a style element into the page while they are open.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
