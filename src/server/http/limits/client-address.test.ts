import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

async function seen(peer: string, headers: Record<string, string>, trustedProxies: number) {
  const app = new Hono().get("/", (c) => c.json({ address: clientAddress(c, trustedProxies) }));
  const incoming = { socket: { remoteAddress: peer } } as IncomingMessage;
  const response = await app.request("/", { headers: { host: "localhost", ...headers } }, { incoming });
  return (await response.json()) as { address: string };
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
  ["fe80::1%eth0", {}, 0, "fe80:0:0:0::/64"],
  ["", {}, 0, ""],
])("from %s with %o and %i trusted proxies: %s", async (peer, headers, proxies, address) => {
  expect((await seen(peer, headers as Record<string, string>, proxies)).address).toBe(address);
});

test.each([
  ["198.51.100.1:4711", "198.51.100.1"],
  ['"198.51.100.1"', "198.51.100.1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["0:0:0:0:0:FFFF:C633:6401", "198.51.100.1"],
  ["[::ffff:c633:6401]:4711", "198.51.100.1"],
  ["2001:DB8:0:1::7", "2001:db8:0:1::/64"],
  ["2001:0db8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["2001:db8:0:1:0:0:198.51.100.1", "2001:db8:0:1::/64"],
  ['"[2001:db8:0:1::7]:4711"', "2001:db8:0:1::/64"],
  ["2001:db8:0:1::7%2", "2001:db8:0:1::/64"],
])("a proxy's %s is counted as %s", async (told, address) => {
  expect((await seen("10.0.0.1", { "x-forwarded-for": told }, 1)).address).toBe(address);
});

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["203.0.113.7", "203.0.113.7"],
  ["", ""],
])("%s is of the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["unknown", "_hidden", "", ":::", "1.2.3.4.5", "999.1.1.1", "x".repeat(8000), "[", "%", "::1::1"])(
  "what a proxy writes that is no address (%j) counts as the proxy's own",
  async (told) => {
    expect((await seen("10.0.0.1", { "x-forwarded-for": told }, 1)).address).toBe("10.0.0.1");
  },
);
