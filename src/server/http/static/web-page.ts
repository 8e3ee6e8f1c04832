import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { standalonePolicy } from "./standalone-policy.ts";

/** Placeholder that the build leaves for the nonce of each answer. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
const YEAR = 31_536_000;

/** Serves the built web application: its files, and its one page for every other path. */
export function webPage(folder: string, { isHttps }: { isHttps: boolean }) {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  const sendPage = (c: Context) => {
    const nonce = randomBytes(16).toString("base64");
    c.header("Content-Security-Policy", pagePolicy(nonce, isHttps));
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    c.header("Cache-Control", "no-cache");
    return c.html(template.replace(NONCE_PLACEHOLDER, nonce));
  };

  return (
    new Hono()
      .get("/", sendPage)
      .get("/index.html", sendPage)
      .use(async (c, next) => {
        // A built file's name changes with its contents.
        const isHashed = c.req.path.startsWith("/assets/");
        c.header("Cache-Control", isHashed ? `public, max-age=${YEAR}, immutable` : "no-cache");
        // A page of its own; the product's one page has a policy with a nonce.
        if (c.req.path.endsWith(".html")) c.header("Content-Security-Policy", standalonePolicy);
        await next();
      })
      // Beside a file the build may leave it packed as well, as `.br` and `.gz`.
      .get("*", serveStatic({ root: folder, precompressed: true }))
      .get("*", (c) => {
        if (!looksLikeFile(c.req.path)) return sendPage(c);
        c.header("Cache-Control", "no-store");
        return c.text("Não encontrado", 404);
      })
  );
}

/** True if a path names a file: a missing script must not be answered with a page that the browser would run. */
const looksLikeFile = (path: string) => path.startsWith("/assets/") || /\/\.|\.[^/]*$/.test(path);

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
