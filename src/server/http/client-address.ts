import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What proxies of all kinds add to a request they pass on. */
const FORWARDING_HEADER = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|(.*-)?(client|connecting)-ip)$/;

const isLoopbackAddress = (address: string) =>
  address === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);

export const isLoopbackHost = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || isLoopbackAddress(host.replace(/^\[|\]$/g, ""));

/** The address of whoever opened the connection; empty when there is none. */
const peerAddress = (c: Context): string =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? "";

/**
 * The address that limits count: the peer's, or with `TRUST_PROXY` the entry the outermost trusted proxy wrote.
 * One IPv6 customer has a whole /64, so only that part counts.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded =
    c.req
      .header("x-forwarded-for")
      ?.split(",")
      .map((entry) => entry.trim()) ?? [];
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || peerAddress(c);
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return plain.includes(":") ? `${expandedPrefix(plain)}::/64` : plain;
}

/** True only for a browser on this very machine, with nothing in between that could hide another one. */
export function isOnThisMachine(c: Context): boolean {
  const host =
    URL.canParse(`http://${c.req.header("host")}`) && new URL(`http://${c.req.header("host")}`).hostname;
  return (
    isLoopbackAddress(peerAddress(c)) &&
    // A page elsewhere can point its own name at 127.0.0.1; the Host header then still has that name.
    Boolean(host && isLoopbackHost(host)) &&
    !Object.keys(c.req.header()).some((name) => FORWARDING_HEADER.test(name))
  );
}

function expandedPrefix(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array(Math.max(0, 8 - left.length - right.length)).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
