import { afterAll, beforeEach } from "vitest";
import { emptier } from "./empty-tables.ts";
import { createTestApp } from "./test-app.ts";

/**
 * The app of a test file with two companies, A (id 1) and B (id 2), each with a signed-in user. Every test starts
 * with nothing but these, and with ids from 1.
 *
 *     const { app, a, b } = await twoCompanies();
 *     const { status, body } = await a.post("/api/drinks", caipirinha);
 */
export async function twoCompanies() {
  const app = await createTestApp();
  const tokens = { a: "", b: "" };
  // All else belongs to a company, so it is emptied too.
  const empty = await emptier(app.pool, ["companies", "users"]);
  beforeEach(async () => {
    await empty();
    tokens.a = (await app.addCompany("A", "a@bar.com.br")).user.token;
    tokens.b = (await app.addCompany("B", "b@bar.com.br")).user.token;
  });
  afterAll(async () => {
    await app.settled();
    await app.close();
  });

  function company(key: keyof typeof tokens) {
    const send = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
      app.call(method, path, { body, headers, token: tokens[key] });
    return {
      get: send("GET"),
      head: send("HEAD"),
      post: send("POST"),
      put: send("PUT"),
      patch: send("PATCH"),
      delete: send("DELETE"),
    };
  }
  /** The tokens are new in every test. */
  return { app, tokens, a: company("a"), b: company("b") };
}
