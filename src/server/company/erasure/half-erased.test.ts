import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { brokenLinks } from "#server/activity/broken-links.ts";
import { dump } from "#server/backup/dump.ts";
import { load } from "#server/backup/load.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { moneyProblems } from "#server/payments/verify-payments.ts";
import { tidyUp } from "#server/start/housekeeping.ts";
import { furnishCompany } from "#server/testing/companies.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { companyTables } from "./company-tables.ts";
import { eraseClosedCompanies } from "./erase-closed-companies.ts";

const DAY = 24 * 60 * 60 * 1000;

const erase = (on: TestApp, isStopping?: () => boolean) =>
  eraseClosedCompanies(on.db, { now: () => on.clock.now, isStopping });

const close = async (on: TestApp, token: string, name: string) => {
  const { status, text } = await on.call("POST", "/api/company/close", { token, body: { name } });
  expect(status, text).toBe(200);
};

test("what is half erased stays so to everybody, and the next round goes on", async () => {
  const own = await createOwnTestApp();
  const gone = await furnishCompany(own, "some");
  const { id: adminId } = await own.addAdmin();
  const rowsOf = (table: string) => own.pool.query(`select from ${table}`).then(({ rowCount }) => rowCount);
  await close(own, gone.token, gone.mark);
  own.later(30 * DAY);
  await erase(own);
  await own.pool.query("delete from companies");

  const second = await furnishCompany(own, "depois");
  await close(own, second.token, second.mark);
  own.later(30 * DAY);
  let slices = 0;
  const tables = (await companyTables(own.db)).map(({ name }) => name);
  const admin = await own.signIn(adminId);
  const untilMovements = tables.indexOf("stock_movements") + 1;
  await erase(own, () => ++slices > untilMovements);
  expect(await rowsOf("stock_movements")).toBe(0);
  expect(await rowsOf("ingredients")).toBeGreaterThan(3);
  expect((await stockDifferences(own.db)).differences).toEqual([]);
  expect((await moneyProblems(own.db)).problems).toEqual([]);
  expect((await brokenLinks(own.db)).broken).toEqual([]);
  // Nobody comes back, nobody registers with its addresses, and its rows are no registration to be forgotten.
  const logIn = { email: `${second.mark}@bar.com.br`, password: PASSWORD };
  expect(await own.call("POST", "/api/login", { body: logIn })).toMatchObject({
    status: 403,
    body: { message: "Esta empresa foi encerrada, e seus dados estão sendo apagados." },
  });
  // It leaves no new row in the way of those that are being deleted.
  await own.settled();
  expect((await own.pool.query("select from audit_entries where action = 'login_refused'")).rowCount).toBe(0);
  expect((await own.call("POST", "/api/company/reopen", { token: second.token })).status).toBe(401);
  const path = `/api/admin/companies/${second.companyId}/reopen`;
  expect((await own.call("POST", path, { token: admin })).status).toBe(409);
  const register = { name: "Novo", email: logIn.email };
  expect((await own.call("POST", "/api/register-company", { body: register })).status).toBe(409);
  await tidyUp(own.db, own.clock.now);
  const erased = () => own.call("GET", "/api/admin/erased-companies", { token: admin });
  expect((await erased()).body).toMatchObject([{ number: second.companyId, erasedAt: null }, {}]);

  // A backup of this moment goes on where it is restored.
  const lines: string[] = [];
  await dump(own.db, async (line) => void lines.push(line));
  const restored = await createTestDatabase();
  onTestFinished(() => restored.close());
  await load(restored.db, lines);
  const now = () => own.clock.now;
  for (const db of [restored.db, own.db]) {
    await eraseClosedCompanies(db, { now });
    expect(await db.$count(companies)).toBe(1);
    const [next] = await db.insert(companies).values({ name: "C", email: "c@bar.com.br" }).returning();
    expect(next?.id).toBeGreaterThan(second.companyId + 1);
  }
  expect((await erased()).body).toMatchObject([
    { number: second.companyId, erasedAt: own.clock.now.toISOString() },
    { number: gone.companyId },
  ]);
  const [line] = (await erased()).body as { rows: number }[];
  expect(line?.rows).toBeGreaterThan(100);
  expect((await own.call("POST", "/api/register-company", { body: register })).status).toBe(201);
});

test("a company that cannot be erased keeps no other from it", async () => {
  const own = await createOwnTestApp();
  for (const name of ["praia", "porto"]) {
    const { user } = await own.addCompany(name, `${name}@bar.com.br`);
    await close(own, user.token, name);
  }
  own.later(30 * DAY);
  await own.pool.query(`create function stays() returns trigger language plpgsql as $$ begin raise 'stays'; end $$;
    create trigger stays before delete on companies for each row when (old.id = 1) execute function stays()`);
  await expect(erase(own)).rejects.toThrow();
  expect((await own.db.select({ id: companies.id }).from(companies)).map(({ id }) => id)).toEqual([1]);
  await own.pool.query("drop function stays cascade");
  await erase(own);
  expect(await own.db.$count(companies)).toBe(0);
});

test("a restored backup does not give the number of an erased company out again", async () => {
  const own = await createOwnTestApp();
  await own.addCompany("Fica", "fica@bar.com.br");
  const { id, user } = await own.addCompany("Some", "some@bar.com.br");
  await close(own, user.token, "Some");
  own.later(30 * DAY);
  await erase(own);
  const lines: string[] = [];
  await dump(own.db, async (line) => void lines.push(line));
  const restored = await createTestDatabase();
  onTestFinished(() => restored.close());
  await load(restored.db, lines);
  expect(lines.join()).not.toMatch(/some@bar/);
  const [next] = await restored.db
    .insert(companies)
    .values({ name: "Nova", email: "nova@bar.com.br" })
    .returning();
  expect(next?.id).toBeGreaterThan(id);
  const { rows } = await restored.pool.query("select number from erased_companies");
  expect(rows).toEqual([{ number: id }]);
});

test("of a reopening and an erasure at the same moment one happens, and all of it", async () => {
  const own = await createOwnTestApp();
  for (let turn = 0; turn < 12; turn++) {
    const { id, user } = await own.addCompany("Bar", `bar${turn}@bar.com.br`);
    await close(own, user.token, "Bar");
    own.later(30 * DAY - 1);
    const token = await own.signIn(user.id);
    const reopening = own.call("POST", "/api/company/reopen", { token });
    // The clock of the server that erases is ahead.
    const erasing = eraseClosedCompanies(own.db, { now: () => new Date(own.clock.now.getTime() + 1) });
    const [{ status }] = await Promise.all([reopening, erasing]);
    const [company] = await own.db.select().from(companies).where(eq(companies.id, id));
    if (status === 200) expect(company).toMatchObject({ isActive: true, closedAt: null, erasingAt: null });
    else expect([company, [401, 409].includes(status)]).toEqual([undefined, true]);
  }
});

test("the trail still refuses every change but its erasure, and companies may not even try", async () => {
  const own = await createOwnTestApp();
  const { id, user } = await own.addCompany("Bar", "bar@bar.com.br");
  await close(own, user.token, "Bar");
  for (const table of ["audit_entries", "audit_links"]) {
    await expect(own.pool.query(`delete from ${table}`)).rejects.toThrow("only ever added");
  }
  await own.pool.query("update companies set erasing_at = now()");
  await expect(own.pool.query("update audit_entries set address = 'x'")).rejects.toThrow("only ever added");
  const data = own.companies.of(id as Parameters<typeof own.companies.of>[0]);
  for (const statement of [
    "delete from audit_entries",
    "delete from stock_movements",
    "delete from companies",
    "update companies set erasing_at = now()",
  ])
    await expect(data.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
});
