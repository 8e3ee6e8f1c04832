import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isLoopbackAddress, peerAddress } from "#server/http/limits/client-address.ts";

/** Headers that proxies, balancers, tunnels and content networks add to requests. */
const FORWARDING_HEADER = new RegExp(
  `^(${[
    "forwarded(-.*)?",
    "via",
    "cdn-loop",
    "front-end-https",
    "x-forwarded(-.*)?",
    "x-original-(.*)",
    "x-(real-ip|real-port|scheme|url-scheme|host|proxy-.*|proxyuser-ip|request-start|varnish|appengine-.*)",
    "(x-)?(envoy|arr|azure|amzn|amz-cf|cloud-trace|vercel|fastly|akamai|ngrok|tailscale|fly|cf|heroku)-.*",
    "(.*-)?(client|connecting|cluster-client|peer|user)-ip",
    "proxy-.*",
    "wl-proxy-.*",
  ].join("|")})$`,
);

/** Host of this machine, in a Host header or a whole address. Strict: a name that only begins like it is another's. */
const OF_THIS_MACHINE =
  /^(https?:\/\/)?(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\]|\[::ffff:127(\.\d{1,3}){3}\])(:\d{1,5})?(\/|$)/i;

/**
 * Finds a sign in a request that somebody else than this machine can reach the server. A plain proxy on this machine
 * connects like a browser on it, but hardly ever adds nothing to the request.
 */
export function externalAccessSign(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming?.httpVersion === "1.0") return "HTTP/1.0";
  const peer = peerAddress(c);
  if (peer && !isLoopbackAddress(peer)) return "address";
  if (!OF_THIS_MACHINE.test(c.req.url)) return "url";
  const headers = c.req.header();
  for (const name of ["host", "origin", "referer"]) {
    const value = headers[name];
    // A form of our own pages, which send no referrer, names no origin either.
    if (name === "origin" && value === "null" && headers["sec-fetch-site"] === "same-origin") continue;
    if (value !== undefined && !OF_THIS_MACHINE.test(value)) return name;
  }
  return Object.keys(headers).find((name) => FORWARDING_HEADER.test(name));
}
