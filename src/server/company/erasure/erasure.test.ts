import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenLinks } from "#server/activity/broken-links.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { moneyProblems } from "#server/payments/verify-payments.ts";
import { furnishCompany } from "#server/testing/companies.ts";
import { secrets, seed } from "#server/testing/company-with-secrets.ts";
import { createOwnTestApp, createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { companyTables } from "./company-tables.ts";
import { eraseClosedCompanies } from "./erase-closed-companies.ts";
import { ROWS_OF_PEOPLE } from "./rows-of-people.ts";

const DAY = 24 * 60 * 60 * 1000;
const ALL_TABLES =
  "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const erase = (on: TestApp = app, isStopping?: () => boolean) =>
  eraseClosedCompanies(on.db, { now: () => on.clock.now, isStopping });

/** Every row of every table, unlogged ones too, as PostgreSQL writes it; bytes as they were, not as digits. */
async function everything(on: TestApp): Promise<string[]> {
  const { rows: tables } = await on.pool.query<{ name: string }>(ALL_TABLES);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await on.pool.query<{ text: string }>(`select r::text as text from ${name} r`);
      return rows.map(({ text }) => `${name} ${text}`);
    }),
  );
  return texts.flat().toSorted();
}

const close = async (on: TestApp, token: string, name: string) => {
  const { status, text } = await on.call("POST", "/api/company/close", { token, body: { name } });
  expect(status, text).toBe(200);
};

test("every table says whose its rows are, and those that refer to others come before them", async () => {
  const tables = (await companyTables(app.db)).map(({ name }) => name);
  const { rows } = await app.pool.query<{ name: string }>(ALL_TABLES);
  expect([...tables, ...Object.keys(ROWS_OF_PEOPLE)].toSorted()).toEqual(rows.map(({ name }) => name));
  expect(tables.at(-1)).toBe("companies");
  expect(tables.indexOf("audit_links")).toBeLessThan(tables.indexOf("audit_entries"));
  expect(tables.indexOf("sessions")).toBeLessThan(tables.indexOf("users"));
});

test("a table that nobody has thought of stops the erasure before its first row", async () => {
  const own = await createOwnTestApp();
  await own.pool.query("create table thoughts (id integer primary key, thought text)");
  await expect(companyTables(own.db)).rejects.toThrow("Whose are the rows of thoughts?");
});

test("thirty days after it was closed nothing of a company is left, and others are what they were", async () => {
  const own = await createOwnTestApp();
  const left = await own.addCompany("Bar", "dona@bar.com.br");
  const { token } = left.user;
  for (const [method, path, body] of seed) await own.call(method, path, { token, body });
  const gone = await furnishCompany(own, "some");
  const alone = new Set(await everything(own));
  await furnishCompany(own, "fica");
  const others = (await everything(own)).filter((line) => !alone.has(line));
  // A registration that nobody has confirmed is no part of it.
  await own.pool.query("delete from companies where email like 'cadastro-segredo-some%'");
  await own.pool.query("delete from link_tokens where email like 'cadastro-segredo-some%'");
  // What people leave behind who name no company.
  for (const email of ["dona@bar.com.br", gone.account.email]) {
    const logIn = (password: string) => own.call("POST", "/api/login", { body: { email, password } });
    await own.call("POST", "/api/forgot-password", { body: { email } });
    expect((await logIn(PASSWORD)).status).toBe(200);
    expect((await logIn("errada")).status).toBe(401);
  }
  await own.call("POST", "/api/step-up", { token: gone.account.token, body: { password: "errada" } });
  const key = { "idempotency-key": "um-pedido-de-antes" };
  await own.call("POST", "/api/clients", { token, body: { name: "Zilda Segredo" }, headers: key });
  await own.pool.query("insert into user_calls values ($1, now(), 7, 7)", [left.user.id]);
  await close(own, token, "bar");
  await close(own, gone.token, gone.mark);
  await own.settled();

  const planted = [...secrets.values()].flat();
  const before = (await everything(own)).join("\n");
  const found = planted.filter((text) => before.includes(text) && !others.join("\n").includes(text));
  expect(found.length).toBeGreaterThan(25);
  for (const text of [gone.mark, "Zilda", "user_calls", "login_failures", "um-pedido"])
    expect(before).toContain(text);

  own.later(30 * DAY - 1);
  await erase(own);
  expect((await everything(own)).join("\n")).toBe(before);
  own.later(1);
  // As several servers would.
  await Promise.all([erase(own), erase(own), erase(own)]);
  await erase(own);

  const after = await everything(own);
  // Of callers there are their addresses and the challenges of whoever came to sign in, until those rows end by themselves.
  const isKept = (line: string) =>
    !/^(erased_companies |attempts |passkey_challenges \([^,]+,sign-in,,)/.test(line);
  const text = after.filter(isKept).join("\n");
  expect([gone.mark, "Zilda", "dona@bar", ...found].filter((each) => text.includes(each))).toEqual([]);
  expect(after.filter(isKept)).toEqual(others.filter(isKept));
  expect(after.filter((line) => line.startsWith("attempts "))).toEqual(
    expect.arrayContaining(others.filter((line) => line.startsWith("attempts "))),
  );
  expect(after.filter((line) => /^attempts \((?!"(login|forgot|token) 127\.0\.0\.1")/.test(line))).toEqual(
    [],
  );

  const { rows: lines } = await own.pool.query("select * from erased_companies order by number");
  const erased = { closed_at: expect.any(Date), erased_at: own.clock.now, rows: expect.any(String) };
  expect(lines).toEqual([
    { number: left.id, ...erased },
    { number: gone.companyId, ...erased },
  ]);
  for (const { rows } of lines) expect(Number(rows)).toBeGreaterThan(80);
  expect((await brokenLinks(own.db)).broken).toEqual([]);
  expect((await stockDifferences(own.db)).differences).toEqual([]);
  expect((await moneyProblems(own.db)).problems).toEqual([]);
});
