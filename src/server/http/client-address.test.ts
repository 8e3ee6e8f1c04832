import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, isOnThisMachine } from "./client-address.ts";

async function seen(peer: string, headers: Record<string, string>, trustedProxies: number) {
  const app = new Hono().get("/", (c) =>
    c.json({ address: clientAddress(c, trustedProxies), here: isOnThisMachine(c) }),
  );
  const incoming = { socket: { remoteAddress: peer } } as IncomingMessage;
  const response = await app.request("/", { headers: { host: "localhost", ...headers } }, { incoming });
  return (await response.json()) as { address: string; here: boolean };
}

test.each([
  ["203.0.113.7", {}, 0, "203.0.113.7"],
  ["::ffff:203.0.113.7", {}, 0, "203.0.113.7"],
  ["203.0.113.7", { "x-forwarded-for": "198.51.100.1" }, 0, "203.0.113.7"],
  ["10.0.0.1", { "x-forwarded-for": "1.1.1.1, 198.51.100.1" }, 1, "198.51.100.1"],
  ["10.0.0.1", { "x-forwarded-for": "1.1.1.1, 198.51.100.1, 10.0.0.2" }, 2, "198.51.100.1"],
  ["10.0.0.1", { "x-forwarded-for": "198.51.100.1" }, 2, "10.0.0.1"],
  ["10.0.0.1", {}, 1, "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", {}, 0, "2001:db8:1:2::/64"],
  ["2001:db8::1", {}, 0, "2001:db8:0:0::/64"],
])("from %s with %o and %i trusted proxies: %s", async (peer, headers, proxies, address) => {
  expect((await seen(peer, headers as Record<string, string>, proxies)).address).toBe(address);
});

test.each<[string, Record<string, string>, boolean]>([
  ["127.0.0.1", {}, true],
  ["::1", { host: "[::1]:3000" }, true],
  ["::ffff:127.0.0.1", { host: "127.0.0.1:3000" }, true],
  ["127.0.0.1", { host: "balcao.localhost:3000" }, true],
  ["203.0.113.7", {}, false],
  ["127.0.0.1", { host: "mal.exemplo.com" }, false],
  ["127.0.0.1", { host: "127.0.0.1.mal.exemplo.com" }, false],
  ["127.0.0.1", { host: "???" }, false],
  ["127.0.0.1", { "x-forwarded-for": "127.0.0.1" }, false],
  ["127.0.0.1", { via: "1.1 proxy" }, false],
  ["127.0.0.1", { "x-forwarded-proto": "https" }, false],
  ["127.0.0.1", { "x-forwarded-server": "a" }, false],
  ["127.0.0.1", { "x-client-ip": "127.0.0.1" }, false],
  ["127.0.0.1", { "cf-connecting-ip": "127.0.0.1" }, false],
  ["127.0.0.1", { "true-client-ip": "127.0.0.1" }, false],
])("from %s with %o: on this machine %s", async (peer, headers, here) => {
  expect((await seen(peer, headers, 0)).here).toBe(here);
});
