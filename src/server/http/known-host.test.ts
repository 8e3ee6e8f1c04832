import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { knownHostOnly } from "./known-host.ts";

const app = new Hono().use(knownHostOnly("https://bar.exemplo.com.br")).get("/", (c) => c.text("ok"));
app.onError(errorHandler(pino({ level: "silent" })));

test.each([
  ["bar.exemplo.com.br", 200],
  ["BAR.exemplo.com.br:443", 200],
  ["localhost:3000", 200],
  ["127.0.0.1:3000", 200],
  ["[::1]:3000", 200],
  ["192.168.0.12:3000", 200],
  ["[2001:db8::7]:3000", 200],
  ["mal.exemplo.com", 421],
  ["bar.exemplo.com.br.mal.com", 421],
  ["mal.com/bar.exemplo.com.br", 421],
  ["127.0.0.1.mal.com", 421],
  ["a b", 421],
  ["", 421],
])("asked for as %j: %i", async (host, status) => {
  const reply = await app.request("/", { headers: { host } });
  expect(reply.status).toBe(status);
  const message = "Endereço desconhecido: use o endereço público do Balcão";
  if (status === 421) expect(await reply.json()).toEqual({ message, error: message });
});

test.each([
  ["http://bar.exemplo.com.br/", 200],
  ["http://mal.exemplo.com/", 421],
])("asked for as the whole address %s: %i", async (address, status) => {
  expect((await app.request(address, { headers: { host: "bar.exemplo.com.br" } })).status).toBe(status);
});
