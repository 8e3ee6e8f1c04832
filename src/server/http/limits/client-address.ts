import { isIPv4, isIPv6, type Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

export const isLoopbackAddress = (address: string) =>
  address === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);

export const isLoopbackHost = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || isLoopbackAddress(host.replace(/^\[|\]$/g, ""));

/** Connection of a request; absent where the app is called directly. */
export const connectionOf = (c: Context): Socket | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;

/** Address of the peer; empty without a connection. */
export const peerAddress = (c: Context): string => connectionOf(c)?.remoteAddress ?? "";

/**
 * Address that limits count: the peer's, or with `TRUST_PROXY` the entry of the outermost trusted proxy. An entry that
 * is no address counts as the proxy's own.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const entry = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return (entry && countedAddress(entry)) || countedAddress(peerAddress(c)) || "";
}

/** The /48 of a counted IPv6 address, which is the most that one customer is given; an IPv4 address is its own network. */
export const networkOf = (address: string): string =>
  address.replace(/^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/, "$1::/48");

/**
 * Normalizes an address, without the quotes, brackets, port or zone that proxies add. One IPv6 customer has a whole
 * /64, so only that part counts.
 */
function countedAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMappedIPv4 = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isMappedIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** Parses the eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // In lower case, and an IPv4 address at its end in hexadecimal.
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => (half ? half.split(":") : []));
  const zeros = right ? Array(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}
