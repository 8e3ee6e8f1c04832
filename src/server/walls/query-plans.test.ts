import { afterAll, beforeAll, expect, test } from "vitest";
import { addManyCompanies } from "#server/testing/grown-companies.ts";
import { asPrepared, type Plan, type Sent, sentBy } from "#server/testing/query-plan.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/** The id of somebody of the company besides the one who calls. */
const PERSON = 2;

let app: TestApp;
let token: string;
/** Those whose rows each belong to one company, as the database has them. */
let companyTables: Set<string>;

beforeAll(async () => {
  app = await createTestApp();
  ({ token } = (await app.addCompany("Bar", "bar@exemplo.com.br")).user);
  await app.addUser({ email: "teo@exemplo.com.br", companyId: 1 });
  await addManyCompanies(app.pool);
  const { rows } = await app.pool.query(
    "select table_name from information_schema.columns where column_name = 'company_id' and is_nullable = 'NO'",
  );
  companyTables = new Set(rows.map(({ table_name }) => table_name));
});
afterAll(() => app.close());

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The tables that a statement looks through from end to end, planned for its values and for any. */
async function scannedBy(sent: Sent): Promise<string[]> {
  // A session, its limits and a public link are found among those of all companies.
  const isOfSystem = /"sessions"|"attempts"|"later"|from "calendar_links" inner join/.test(sent.text);
  const client = await (isOfSystem ? app.pool : app.ofCompanies).connect();
  try {
    if (!isOfSystem) await client.query("set balcao.company = 1");
    const plans = await asPrepared(client, sent, "explain (format json)");
    return plans
      .flatMap(nodesOf)
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"] ?? "");
  } finally {
    client.release(true);
  }
}

test.each<[method: string, path: string, body?: unknown]>([
  ["GET", "/api/ingredients"],
  ["GET", "/api/drinks"],
  ["GET", "/api/clients"],
  ["GET", "/api/events"],
  ["GET", "/api/ingredients/1/movements"],
  ["GET", "/api/purchases"],
  ["GET", "/api/suppliers/1/purchases"],
  ["POST", "/api/purchases/1/reverse"],
  ["GET", "/api/losses?from=2026-01-01T03:00:00.000Z&to=2027-01-01T03:00:00.000Z"],
  ["GET", "/api/losses?event=1"],
  ["POST", "/api/events/1/withdraw-stock"],
  ["GET", "/api/charges"],
  ["GET", "/api/payments"],
  ["GET", "/api/events/1/payments"],
  ["POST", "/api/events/1/payments", { chargeId: 1, amount: "1.00", paidOn: "2026-12-01", method: "pix" }],
  ["POST", "/api/payments/1/reverse"],
  ["GET", "/api/proposals"],
  ["GET", "/api/events/1/proposals"],
  ["HEAD", `/p/${"token-1".padEnd(27, "_")}.pdf`],
  ["GET", "/api/company"],
  ["PUT", "/api/company", { name: "Bar" }],
  ["GET", "/api/team"],
  ["POST", "/api/team/invitations", { email: "novo@exemplo.com.br", companyRole: "equipe" }],
  ["POST", "/api/team/invitations/1/resend"],
  ["DELETE", "/api/team/invitations/1"],
  ["PATCH", `/api/team/${PERSON}`, { companyRole: "equipe" }],
  ["DELETE", `/api/team/${PERSON}`],
  ["GET", "/api/calendar-link"],
  ["GET", `/agenda/${"token-3".padEnd(27, "_")}.ics`],
  ["GET", "/api/ingredients/archived"],
  ["POST", "/api/ingredients/50/merge", { into: 51 }],
  ["POST", "/api/ingredients/50/unmerge"],
])("%s %s looks through no table of all companies", async (method, path, body) => {
  const sent = (await sentBy(app, method, path, { token, body })).filter(
    ({ text }) => /^\s*(select|insert|update|delete|with)/i.test(text) && !text.includes("set_config"),
  );
  expect(sent.length).toBeGreaterThan(1);
  for (const each of sent) {
    const scanned = (await scannedBy(each)).filter((table) => companyTables.has(table));
    expect([each.text, scanned]).toEqual([each.text, []]);
  }
});

test("who calls is found by keys alone, however many companies, users and sessions there are", async () => {
  await app.pool.query(`
    insert into companies (name, email, is_active)
      select 'Bar ' || n, 'bar' || n || '@exemplo.com.br', true from generate_series(1, 1000) n;
    insert into users (username, email, password_hash, company_id, company_role)
      select email, email, '', id, 'dono' from companies on conflict do nothing;
    insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      select 'resumo ' || id, id, now(), now(), now() from users;`);
  await app.pool.query("vacuum analyze companies, users, sessions");
  const sent = await sentBy(app, "GET", "/api/user", { token });
  expect(sent).toHaveLength(1);
  for (const each of sent) expect(await scannedBy(each)).toEqual([]);
});

/** Session, begin, event, lines, ingredients; step, stock, ledger, event, answer, sent together; commit. */
test("a withdrawal takes eleven queries, however much it takes", async () => {
  // Whichever connection is used next acts for this company then, and need not be told so again.
  await app.call("GET", "/api/ingredients/1/movements", { token });
  expect(await sentBy(app, "POST", "/api/events/2/withdraw-stock", { token })).toHaveLength(11);
});
