import { afterAll, beforeAll, expect, test } from "vitest";
import { foundIn, secrets, seed } from "#server/testing/company-with-secrets.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { CalendarLink } from "#shared/calendar/contract.ts";
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
  // A name that is an address must not become a contact.
  await app.pool.query("update clients set name = 'cliente@sigilo.exemplo' where name = 'Ana'");
});
afterAll(() => app.close());

const read = async (link: string | null) => {
  const { status, text, headers } = await app.call("GET", new URL(link ?? "").pathname);
  expect(status).toBe(200);
  // A folded line would hide a secret.
  return `${JSON.stringify([...headers])}\n${text.replaceAll("\r\n ", "")}`;
};

test("a feed has no money and nobody's contact, not even for an owner", async () => {
  const { body } = await app.call("POST", "/api/calendar-link", { token });
  const text = await read((body as CalendarLink).link);
  expect(text).toContain("Casamento da Ana");
  expect(secrets.size).toBeGreaterThan(30);
  expect(foundIn(text)).toEqual([]);
  expect(text).not.toMatch(/R\$|Van|Atacado/);
});

test.each([1, 2, 3, 4])("the team of event %i does not learn who the clients are", async (id) => {
  const { body } = await app.call("POST", `/api/events/${id}/team-link`, { token });
  const text = await read(`${(body as TeamLink).link}.ics`);
  expect(text).toContain(`UID:evento-${id}@localhost`);
  expect(foundIn(text)).toEqual([]);
  expect(text).not.toMatch(/Rui|Cliente|R\$|Van|Atacado/);
});
