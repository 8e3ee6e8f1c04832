import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { pageTemplate } from "./page-template.ts";
import { standalonePolicy } from "./standalone-policy.ts";

const YEAR = 31_536_000;

/** Serves the built web application: its files, and its one page for every other path. */
export function webPage(folder: string, { isHttps }: { isHttps: boolean }) {
  const send = pageTemplate(folder, "index.html", { isHttps });
  const sendPage = (c: Context) => {
    c.header("Cache-Control", "no-cache");
    return send(c);
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
