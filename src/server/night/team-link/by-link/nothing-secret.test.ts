import { afterAll, beforeAll, expect, test } from "vitest";
import { foundIn, secrets, seed } from "#server/testing/company-with-secrets.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { TeamLink } from "#shared/night/team-link/contract.ts";

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  const company = await app.addCompany("Bar", "dona@bar.com.br");
  await app.addUser({ email: "gestora@bar.com.br", companyId: company.id, companyRole: "gestor" });
  token = company.user.token;
  for (const [method, path, body] of seed) {
    const { status, text } = await app.call(method, path, { token, body });
    expect([200, 201], `${method} ${path}: ${text}`).toContain(status);
  }
});
afterAll(() => app.close());

/** One that is over, one that is out, one with a price, one for which there is not enough. */
test.each([1, 2, 3, 4])("the team of event %i finds no money, no client and nobody's address", async (id) => {
  const { body } = await app.call("POST", `/api/events/${id}/team-link`, { token });
  const path = new URL((body as TeamLink).link).pathname;
  const { status, text, headers } = await app.call("GET", `${path}/event`);
  expect(status).toBe(200);
  expect(text).toContain("Casamento da Ana");
  expect(secrets.size).toBeGreaterThan(30);
  expect(foundIn(`${JSON.stringify([...headers])}\n${text}`)).toEqual([]);
  // The client, the supplier, the stock that is left and what the event did not plan.
  expect(text).not.toMatch(/"(clients?|clientNames|supplier\w*|price\w*|\w*[cC]osts?|userId|companyId)"/);
  expect(text).not.toMatch(/Rui|Atacado|Absinto|Vodka|9[0-9]\b/);
});
