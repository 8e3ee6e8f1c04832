import { expect, test } from "vitest";
import { holdHashLine } from "#server/testing/hold-hash-line.ts";
import { createTestApp } from "#server/testing/test-app.ts";

test("without its database the readiness answers 503 in words and with an id", async () => {
  const app = await createTestApp();
  await app.close();
  const reply = await app.call("GET", "/readyz");
  expect(reply).toMatchObject({
    status: 503,
    body: {
      message: "Serviço temporariamente indisponível",
      error: "Serviço temporariamente indisponível",
      requestId: expect.any(String),
    },
  });
  expect(reply.text).not.toMatch(/bloqueado|inválidas|pool|pg/);
});

test("a flood of logins is told to come back, in the same words", async () => {
  const app = await createTestApp();
  const line = holdHashLine();
  const busy = await app.call("POST", "/api/login", { body: { email: "x@bar.com.br", password: "errada" } });
  await line.release();
  expect(busy.body).toMatchObject({
    message: "Serviço temporariamente indisponível",
    error: "Serviço temporariamente indisponível",
  });
  expect(busy.headers.get("retry-after")).toBe("2");
  await app.close();
});
