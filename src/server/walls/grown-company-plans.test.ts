import { expect, test } from "vitest";
import { GROWN, growCompanies, stopAutovacuum } from "#server/testing/grown-companies.ts";
import { asPrepared, type Plan, type Sent, sentBy } from "#server/testing/query-plan.ts";
import { createOwnTestApp, type TestApp } from "#server/testing/test-app.ts";

const { events, drinksOf, linesOf, out, movements, ingredients } = GROWN;
/** Every row of the company, gone through a dozen times: lists do so, a plan gone wrong a thousand times. */
const MOST_ROWS =
  12 * (events * (1 + drinksOf * (1 + linesOf)) + out * drinksOf * linesOf + movements + ingredients);

/** Rows that a plan has handled in all its nodes, those included that it has looked at for nothing. */
function rowsOf(plan: Plan): number {
  const counted = ["Actual Rows", "Rows Removed by Filter", "Rows Removed by Join Filter"];
  const once = counted.reduce((sum, name) => sum + Number(plan[name] ?? 0), 0);
  const below = (plan.Plans ?? []).map(rowsOf);
  return below.reduce((sum, rows) => sum + rows, once * Number(plan["Actual Loops"] ?? 1));
}

async function mostRowsOf(app: TestApp, companyId: number, sent: Sent): Promise<number> {
  const client = await app.ofCompanies.connect();
  try {
    await client.query(`set balcao.company = ${companyId}`);
    // It is run, and undone.
    await client.query("begin; set local statement_timeout = '10s'");
    const plans = await asPrepared(client, sent, "explain (analyze, timing off, format json)");
    return Math.max(...plans.map(rowsOf));
  } finally {
    client.release(true);
  }
}

const bottle = { name: "Gin", category: "Outros", quantity: 5, unit: "ml", pricePerUnit: 5, minQuantity: 1 };

const calls = (id: { ingredient: number; event: number }): [string, string, object?][] => [
  ["GET", "/api/ingredients"],
  ["GET", "/api/drinks"],
  ["GET", "/api/clients"],
  ["GET", "/api/events"],
  ["GET", "/api/activity"],
  ["GET", `/api/ingredients/${id.ingredient}/movements`],
  ["GET", "/api/purchases"],
  ["GET", "/api/company-data"],
  ["POST", `/api/ingredients/${id.ingredient}/entries`, { quantity: 100, price: 5 }],
  ["PUT", `/api/ingredients/${id.ingredient + 1}`, bottle],
  ["PATCH", `/api/events/${id.event}/disable`],
  ["PATCH", `/api/events/${id.event}/enable`],
];

// Half a minute of filling tables: with `npm run test:postgres` alone, and so in every run of the CI.
test.runIf(process.env.TEST_DATABASE_URL).each([
  ["nobody has counted a table", false],
  ["the tables were counted before the company came", true],
])(
  "no call goes astray while %s",
  async (_when, isCounted) => {
    const app = await createOwnTestApp();
    await stopAutovacuum(app.pool);
    const other = await app.addCompany("Outra", "outra@exemplo.com.br");
    const { id, user } = await app.addCompany("Bar", "bar@exemplo.com.br");
    await growCompanies(app.pool, [other.id]);
    if (isCounted) await app.pool.query("analyze");
    await growCompanies(app.pool, [id]);
    const { rows } = await app.pool.query(
      `select (select min(id) from ingredients where company_id = $1) as ingredient,
      (select max(id) from events where company_id = $1) as event`,
      [id],
    );
    for (const [method, path, body] of calls(rows[0])) {
      const sent = await sentBy(app, method, path, { token: user.token, body });
      for (const each of sent.filter(({ text }) => /^\s*(select|update|delete|with)/i.test(text)))
        if (!each.text.includes("set_config") && !each.text.includes('"sessions"'))
          expect([each.text, await mostRowsOf(app, id, each)]).toEqual([each.text, expect.toSatisfy(isFew)]);
    }
  },
  90_000,
);

const isFew = (rows: number) => rows < MOST_ROWS;
