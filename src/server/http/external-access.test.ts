import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { externalAccessSign } from "./external-access.ts";

async function signIn(headers: Record<string, string>, incoming: object = {}, url = "/") {
  const app = new Hono().get("*", (c) => c.json([externalAccessSign(c) ?? null]));
  const bindings = { socket: { remoteAddress: "127.0.0.1" }, httpVersion: "1.1", ...incoming };
  const request = new Request(new URL(url, "http://localhost:3000"), { headers });
  const response = await app.request(request, undefined, { incoming: bindings as IncomingMessage });
  return ((await response.json()) as (string | null)[])[0];
}

test.each<[Record<string, string>]>([
  [{}],
  [{ host: "localhost:3000", origin: "http://localhost:3000", referer: "http://localhost:3000/login" }],
  [{ host: "[::1]:3000", origin: "http://[::1]:3000" }],
  [{ host: "127.0.0.1:3000", origin: "http://127.0.0.1:5173" }],
  [{ host: "balcao.localhost:3000" }],
  [{ "user-agent": "curl/8", accept: "*/*", "accept-language": "pt-BR", "cache-control": "no-cache" }],
  [
    {
      authorization: "Bearer x",
      "idempotency-key": "x",
      "if-match": '"1"',
      "content-type": "application/json",
    },
  ],
  [{ origin: "null", "sec-fetch-site": "same-origin" }],
  [{ "sec-fetch-site": "same-origin", "sec-ch-ua-platform": "Linux", "x-requested-with": "x", dnt: "1" }],
])("nothing in %o shows others", async (headers) => {
  expect(await signIn(headers)).toBeNull();
});

test.each<[string, string]>([
  ["host", "balcao.exemplo.com.br"],
  ["host", "192.168.0.7:3000"],
  ["host", "127.0.0.1.mal.exemplo.com"],
  ["host", "localhost.mal.exemplo.com"],
  ["host", "localhost:80@mal.exemplo.com"],
  ["host", "???"],
  ["origin", "https://balcao.exemplo.com.br"],
  ["origin", "null"],
  ["origin", "http://localhost.mal.exemplo.com"],
  ["referer", "https://balcao.exemplo.com.br/login"],
  ["forwarded", "for=127.0.0.1"],
  ["via", "1.1 proxy"],
  ["x-forwarded", "x"],
  ["x-forwarded-for", "127.0.0.1"],
  ["x-forwarded-proto", "https"],
  ["x-forwarded-prefix", "/"],
  ["x-original-host", "x"],
  ["x-real-ip", "127.0.0.1"],
  ["x-client-ip", "127.0.0.1"],
  ["x-cluster-client-ip", "127.0.0.1"],
  ["cf-connecting-ip", "127.0.0.1"],
  ["cf-ray", "x"],
  ["cdn-loop", "x"],
  ["true-client-ip", "127.0.0.1"],
  ["fly-client-ip", "127.0.0.1"],
  ["x-envoy-external-address", "127.0.0.1"],
  ["x-amzn-trace-id", "x"],
  ["x-azure-clientip", "127.0.0.1"],
  ["x-arr-log-id", "x"],
  ["fastly-client-ip", "127.0.0.1"],
  ["x-appengine-user-ip", "127.0.0.1"],
  ["wl-proxy-client-ip", "127.0.0.1"],
  ["proxy-connection", "close"],
  ["tailscale-user-login", "x"],
])("%s: %s shows others", async (name, value) => {
  expect(await signIn({ [name]: value })).toBe(name);
});

test("so do a request in HTTP/1.0, one from another address, and one for a whole other address", async () => {
  expect(await signIn({}, { httpVersion: "1.0" })).toBe("HTTP/1.0");
  expect(await signIn({}, { socket: { remoteAddress: "192.0.2.1" } })).toBe("address");
  expect(await signIn({}, {}, "http://balcao.exemplo.com.br/")).toBe("url");
});
