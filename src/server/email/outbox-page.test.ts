import { afterAll, beforeAll, expect, test } from "vitest";
import { createOwnTestApp, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { brandDrawing } from "#shared/brand-drawing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await app.settled();
  await app.close();
});

test("the page is empty at first, then shows each message with its link", async () => {
  expect((await app.call("GET", "/caixa-de-saida")).text).toContain("Nenhuma mensagem ainda.");
  await app.call("POST", "/api/register-company", {
    body: { name: "<script>alert(1)</script>", email: "ze@bar.com.br" },
  });
  const [message] = await app.mailTo("ze@bar.com.br");
  const { status, text, headers } = await app.call("GET", "/caixa-de-saida");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  expect(text).toContain("Para ze@bar.com.br");
  expect(text).toContain(`href="${message?.link?.replace("http://localhost:3000", "")}"`);
  const opened = await app.call("GET", "/caixa-de-saida/1");
  expect(opened.status).toBe(200);
  expect(opened.text).toContain(message?.link);
  expect(opened.text).not.toContain("alert(1)");
  expect(opened.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("after a restart a message has a new link that works; once it is used the page says so", async () => {
  const own = await createOwnTestApp();
  await own.call("POST", "/api/register-company", { body: { name: "Bar", email: "bar@bar.com.br" } });
  await own.settled();
  const restarted = await createTestApp({}, own);
  const page = async () => (await restarted.call("GET", "/caixa-de-saida")).text;
  const token = /confirm-company\?token=([\w-]{43})/.exec(await page())?.[1];
  expect(await page()).toContain(token);
  expect((await restarted.call("POST", "/api/confirm-company", { body: { token } })).status).toBe(200);
  expect(await page()).not.toContain("token=");
  expect(await page()).toContain("O link já foi usado, venceu ou deu lugar a um mais novo.");
  expect((await restarted.call("GET", "/caixa-de-saida/1")).status).toBe(404);
});

test.each(["999", "abc", "0"])("there is no message %s", async (id) => {
  expect((await app.call("GET", `/caixa-de-saida/${id}`)).status).toBe(404);
});

test.each<[string, Record<string, string>, object]>([
  ["with SMTP", { SMTP_URL: "smtp://127.0.0.1:1" }, {}],
  ["on a public address", { HOST: "0.0.0.0" }, {}],
  ["with a public PUBLIC_URL", { PUBLIC_URL: "https://balcao.exemplo.com.br" }, {}],
  ["for another machine", {}, { address: "192.0.2.1" }],
  ["behind a proxy", {}, { headers: { forwarded: "for=127.0.0.1" } }],
  ["under another host name", {}, { headers: { host: "203.0.113.9" } }],
])("the page does not exist %s", async (_when, environment, options) => {
  const own = await createOwnTestApp(environment);
  expect((await own.call("GET", "/caixa-de-saida", options)).status).toBe(404);
  expect((await own.call("GET", "/caixa-de-saida/1", options)).status).toBe(404);
});

test("the page carries the product's own mark, not the icon of its tab", async () => {
  const { text } = await app.call("GET", "/caixa-de-saida");
  expect(text).toContain(brandDrawing.citrus);
  expect(text).not.toContain("<img");
});
