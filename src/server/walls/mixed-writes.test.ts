import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { routeTable } from "#server/routes.ts";
import { twoFurnishedCompanies } from "#server/testing/companies.ts";
import { bodiesOf, nameOf, pathOf, payloads } from "#server/testing/payloads.ts";

/** A moment among the other tests; `npm run torture -- races` makes it a minute. */
const MILLISECONDS = Number(process.env.MIXED_MILLISECONDS ?? 700);
const AT_ONCE = 16;

const { app, own } = await twoFurnishedCompanies();
/** After these nobody could do anything more. */
const lastCalls = ["POST /api/company/close", "DELETE /api/account"];
const routes = routeTable.filter(
  (route) => route.access === "company" && payloads[nameOf(route)] && !lastCalls.includes(nameOf(route)),
);

const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** As whoever sends no version: everything is then taken as it comes. */
const unversioned = (body: object | undefined) =>
  body && JSON.parse(JSON.stringify(body, (key, value) => (key === "version" ? undefined : value)));

test("many write everything of one company at once: nobody waits in a circle, nobody is sent away", async () => {
  const statuses: Record<number, number> = {};
  const endsAt = Date.now() + MILLISECONDS;
  const work = async () => {
    while (Date.now() < endsAt) {
      const route = oneOf(routes);
      if (!route) return;
      const body = unversioned(oneOf(bodiesOf(route, own)));
      const { status } = await app.call(route.method, pathOf(route, own), { token: own.token, body });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { rows } = await app.pool.query(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  console.log(`mixed: ${JSON.stringify({ ...statuses, ...rows[0] })}`);
  expect(statuses, "everybody is still signed in").not.toHaveProperty("401");
  const all = Object.values(statuses).reduce((sum, count) => sum + count);
  expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(all / 10);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [], reversals: [] });
}, 300_000);
