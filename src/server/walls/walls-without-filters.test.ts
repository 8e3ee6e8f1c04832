import { randomUUID } from "node:crypto";
import { and, type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { CompanyDatabases } from "#server/db/company/company-databases.ts";
import { owner } from "#server/db/company/testing/two-companies.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";

/**
 * Every filter by company is forgotten here, so that nothing but the policies of the database stands between the
 * companies. Statements written by hand keep their text once made: all modules are loaded anew, before and after.
 */
vi.resetModules();
const { OwnRows } = await import("#server/db/company/own-rows.ts");
vi.spyOn(OwnRows.prototype, "filter").mockImplementation(
  (_table, ...filters) => and(sql`true`, ...filters.map((filter) => filter && sql`(${filter})`)) as SQL,
);
vi.spyOn(OwnRows.prototype, "isCompany").mockImplementation(() => sql`true`);
const { routeTable } = await import("#server/routes.ts");
const { placesIn, replaced, valueAt } = await import("#server/testing/json-places.ts");
const { bodiesOf, goodBodies, nameOf, pathOf, payloads } = await import("#server/testing/payloads.ts");
const { twoFurnishedCompanies } = await import("#server/testing/companies.ts");
const { createRentedDatabase, createTestDatabase } = await import("#server/testing/test-database.ts");
const { CompanyData } = await import("#server/db/company/company-data.ts");
const { ingredients } = await import("#server/db/schema/stock.ts");

afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const NOBODYS_ID = 2_000_000_000;
const ofCompanies = routeTable.filter(({ access }) => access === "company");

describe.each([
  ["a superuser's login", await twoFurnishedCompanies(await createTestDatabase())],
  ["the login of a rented database", await twoFurnishedCompanies(await createRentedDatabase())],
])("%s", (_login, { app, own, foreign, state, watch }) => {
  // With a key, as the page sends it: that is looked up and kept over the same connection.
  const send = (route: (typeof ofCompanies)[number], body?: unknown, id?: number) =>
    app.call(route.method, pathOf(route, own, id), {
      token: own.token,
      body,
      headers: { "idempotency-key": randomUUID() },
    });
  const hasForeign = (text: string) => text.includes(foreign.mark);

  test("over a connection for all companies the filters would be missed", async () => {
    const listed = async (companies: Pick<CompanyDatabases, "of">) => {
      const member = owner(own.companyId, own.userId);
      const data = new CompanyData(companies as CompanyDatabases, member, clockAt(new Date()));
      const rows = await data.list(ingredients, undefined, ingredients.companyId);
      return [...new Set(rows.map(({ companyId }) => companyId))];
    };
    expect(await listed({ of: () => app.db })).toEqual([own.companyId, foreign.companyId]);
    expect(await listed(app.companies)).toEqual([own.companyId]);
  });

  test.each(ofCompanies)(
    "$method $path shows nothing of another company, and does its work",
    async (route) => {
      for (const body of goodBodies(route, own)) {
        const { status, text } = await send(route, body);
        expect([200, 201], text).toContain(status);
        expect(hasForeign(text)).toBe(false);
        await state.restore();
      }
    },
  );

  test.each(ofCompanies)(
    "$method $path takes nothing of another company, and writes nothing there",
    async (route) => {
      await state.restore();
      const before = await watch.digest();
      const id = payloads[nameOf(route)]?.id;
      for (const body of id ? [...bodiesOf(route, own), undefined] : []) {
        const theirs = await send(route, body, id?.(foreign));
        const nobodys = await send(route, body, NOBODYS_ID);
        expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
      }
      for (const [shape, body] of bodiesOf(route, own).entries()) {
        const theirs = bodiesOf(route, foreign)[shape];
        const ids = placesIn(body).filter(
          ({ place, value }) => typeof value === "number" && value !== valueAt(theirs, place),
        );
        for (const { place } of ids) {
          const refused = await send(route, replaced(body, place, valueAt(theirs, place)));
          const missing = await send(route, replaced(body, place, NOBODYS_ID));
          expect([refused.status, refused.text]).toEqual([missing.status, missing.text]);
        }
      }
      expect(await watch.digest()).toBe(before);
    },
  );
});
