import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import { createApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import { ensureDemoCompany } from "#server/demo/demo-company.ts";
import { countedRows } from "#server/testing/query-plan.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createRentedDatabase, createTestDatabase } from "#server/testing/test-database.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { dump } from "./dump.ts";
import { load } from "./load.ts";
import { isCopied, storedTables } from "./stored-tables.ts";

let source: Awaited<ReturnType<typeof createTestApp>>;
let folder: string;
let file: string;

beforeAll(async () => {
  source = await createTestApp();
  const app = createApp({ services: source.services, isReady: async () => {} });
  await ensureDemoCompany(source.db, app, new Date(), () => {});
  const { user } = await source.addCompany("Bar do Lado", "lado@bar.com.br");
  // Unit costs that are just price by quantity, as in a stock that was never counted.
  for (const quantity of [3, 7, 11]) {
    const body = { name: `Item ${quantity}`, category: "Outros", quantity, unit: "L", pricePerUnit: 100 };
    await source.call("POST", "/api/ingredients", { body, token: user.token });
  }
  folder = await mkdtemp(join(tmpdir(), "balcao-backup-test-"));
  file = join(folder, "copia");
  await writeBackupFile(file, (take) => dump(source.db, take));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

/** Everything but the header, which names the moment. */
async function contentOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  await dump(db, async (line) => void lines.push(line));
  return lines.slice(1);
}

test("a backup has every table that is to be kept, and comes back row for row, with the numbering going on where it stood", async () => {
  const target = await emptyDatabase();
  const counts = await load(target.db, readBackupFile(file));
  const kept = (await storedTables(source.db)).map(({ name }) => name).filter(isCopied);
  expect(Object.keys(counts).sort()).toEqual(kept.sort());
  expect(counts).toMatchObject({ companies: 2, users: 4, invitations: 1 });
  expect(counts.stock_movements).toBeGreaterThan(50);
  expect(await contentOf(target.db)).toEqual(await contentOf(source.db));

  const next = "insert into companies (name, email) values ('Novo', 'novo@bar.com.br') returning id";
  const [here] = (await source.pool.query("select max(id) from companies")).rows;
  expect((await target.pool.query(next)).rows).toEqual([{ id: here.max + 1 }]);
});

test("a rented database takes all of it in and gives all of it out", async () => {
  const target = await createRentedDatabase();
  onTestFinished(target.close);
  const counts = await load(target.db, readBackupFile(file));
  expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
  // The planner knows of them at once.
  expect(await countedRows(target.db, "stock_movements")).toBe(counts.stock_movements);
});

test("counters of a minute are left out", async () => {
  const { rows } = await source.pool.query(
    "select relname from pg_class where relpersistence = 'u' and relkind = 'r'",
  );
  expect(rows).toEqual([{ relname: "user_calls" }]);
  expect((await storedTables(source.db)).map(({ name }) => name)).not.toContain("user_calls");
});

/** A login, an open recovery and an open registration, each with what could be found of it in a copy. */
async function withOpenAccounts() {
  const app = await createTestApp();
  onTestFinished(app.close);
  const { user } = await app.addCompany("Bar", "bar@bar.com.br");
  await app.call("POST", "/api/login", { body: { email: "ninguem@bar.com.br", password: "errada" } });
  await app.call("POST", "/api/forgot-password", { body: { email: user.email } });
  await app.call("POST", "/api/register-company", { body: { name: "Novo", email: "novo@bar.com.br" } });
  const [recovery] = await app.mailTo(user.email);
  const [confirmation] = await app.mailTo("novo@bar.com.br");
  const tokenOf = (link = "") => link.split("token=")[1] ?? "";
  return { app, user, reset: tokenOf(recovery?.link), confirm: tokenOf(confirmation?.link) };
}

test("no session, link, message, counter or kept answer is in a copy, or comes back with it", async () => {
  const { app, user, reset, confirm } = await withOpenAccounts();
  const lines = await contentOf(app.db);
  for (const token of [user.token, reset, confirm]) expect(lines.join()).not.toContain(tokenHash(token));
  const target = await emptyDatabase();
  await load(target.db, ['{"kind":"balcao-backup","format":1,"createdAt":"","migrations":[]}', ...lines]);
  const restored = await createTestApp({}, target);
  expect((await restored.call("GET", "/api/user", { token: user.token })).status).toBe(401);
  const newPassword = "nova-senha";
  const body = { token: reset, newPassword };
  expect((await restored.call("POST", "/api/reset-password", { body })).status).toBe(400);
  expect((await restored.call("POST", "/api/confirm-company", { body: { token: confirm } })).status).toBe(
    400,
  );
  expect((await restored.call("GET", "/caixa-de-saida")).text).toContain("Nenhuma mensagem ainda.");

  // A registration that was under way is simply made again.
  const again = { name: "Novo", email: "novo@bar.com.br" };
  expect((await restored.call("POST", "/api/register-company", { body: again })).status).toBe(201);
  const token = (await restored.mailTo(again.email))[0]?.link?.split("token=")[1];
  expect((await restored.call("POST", "/api/confirm-company", { body: { token } })).status).toBe(200);
});

test("from a copy of an earlier version, which had them, they do not come back either", async () => {
  const { app, user } = await withOpenAccounts();
  const session = { token_hash: tokenHash(user.token), user_id: user.id, last_seen_at: "2026-03-10T15:00Z" };
  const lines = (await contentOf(app.db)).map((line) =>
    line.startsWith('{"kind":"table","name":"users"')
      ? line.replace('"columns":[', '"columns":["reset_token_hash","reset_token_expiry",')
      : line,
  );
  const end = JSON.parse(lines.pop() ?? "");
  const target = await emptyDatabase();
  const counts = await load(target.db, [
    ...lines,
    '{"kind":"table","name":"sessions","columns":["token_hash","user_id","last_seen_at"]}',
    JSON.stringify([session]),
    JSON.stringify({ ...end, rows: { ...end.rows, sessions: 1 } }),
  ]);
  expect(counts).not.toHaveProperty("sessions");
  expect((await target.pool.query("select from sessions")).rowCount).toBe(0);
  expect((await target.pool.query("select from users")).rowCount).toBe(1);
});

test("what still guards the rows does so after a restore", async () => {
  const target = await emptyDatabase();
  await load(target.db, readBackupFile(file));
  const triggers = "select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'";
  expect((await target.pool.query(triggers)).rows).toEqual([]);
});

test("nothing is restored over companies, and a fresh start's admin gives way", async () => {
  await expect(load(source.db, readBackupFile(file))).rejects.toThrow(/^O banco de dados já tem empresas/);

  const target = await emptyDatabase();
  await target.pool.query(
    "insert into users (username, email, password_hash, role) values ('admin', 'admin@balcao.local', 'x', 'admin_system')",
  );
  await load(target.db, readBackupFile(file));
  expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
});

test("rows that contradict each other are not restored", async () => {
  const target = await emptyDatabase();
  const lines: string[] = [];
  for await (const line of readBackupFile(file)) lines.push(line);
  const without = lines.filter((_line, index) => !lines[index - 1]?.includes('"name":"stock_movements"'));
  await expect(load(target.db, without)).rejects.toThrow(/danificado/);
  expect((await target.pool.query("select from companies")).rowCount).toBe(0);
});

test("a copy from before movements had a unit is mended as the upgrade mends the data there", async () => {
  const target = await emptyDatabase();
  const ADDED = ["unit", "yield_quantity", "yield_unit"];
  const older: string[] = [];
  let table = "";
  for await (const line of readBackupFile(file)) {
    if (line.startsWith("{")) {
      const { name, columns, ...rest } = JSON.parse(line);
      table = name ?? table;
      const isMovements = columns && name === "stock_movements";
      const kept = isMovements ? columns.filter((column: string) => !ADDED.includes(column)) : columns;
      older.push(JSON.stringify({ ...rest, ...(name && { name }), ...(columns && { columns: kept }) }));
      continue;
    }
    const rows: Record<string, unknown>[] = JSON.parse(line);
    const before = rows.map((row) => {
      if (table === "ingredients") return { ...row, unit_cost: Number(row.unit_cost).toFixed(6) };
      if (table !== "stock_movements") return row;
      return Object.fromEntries(Object.entries(row).filter(([column]) => !ADDED.includes(column)));
    });
    older.push(JSON.stringify(before));
  }
  await load(target.db, older);
  const measures = `select m.id, m.unit, m.yield_quantity, m.yield_unit from stock_movements m order by m.id`;
  expect((await target.pool.query(measures)).rows).toEqual((await source.pool.query(measures)).rows);
  const costs = `select id, unit_cost from ingredients where quantity > 0
    and unit_cost = round(price_per_unit / quantity, 12) order by id`;
  const exact = (await source.pool.query(costs)).rows;
  expect(exact.length).toBeGreaterThan(2);
  expect((await target.pool.query(costs)).rows).toEqual(expect.arrayContaining(exact));
});

test("a copy from before there were teams comes back with owners, and the trail as it was", async () => {
  const target = await emptyDatabase();
  const ADDED = ["company_role", "removed_at", "last_access_at"];
  const older: string[] = [];
  let table = "";
  for await (const line of readBackupFile(file)) {
    const content = JSON.parse(line);
    table = content.kind === "table" ? content.name : table;
    if (table === "invitations" && content.kind !== "end") continue;
    if (content.kind === "end") delete content.rows.invitations;
    if (table === "users" && Array.isArray(content))
      for (const row of content) for (const column of ADDED) delete row[column];
    if (table === "users" && content.columns)
      content.columns = content.columns.filter((column: string) => !ADDED.includes(column));
    older.push(JSON.stringify(content));
  }
  expect(older.join()).not.toMatch(/company_role|"invitations"/);
  await load(target.db, older);
  const roles =
    "select distinct company_role, removed_at, last_access_at from users where company_id is not null";
  expect((await target.pool.query(roles)).rows).toEqual([
    { company_role: "dono", removed_at: null, last_access_at: null },
  ]);
  expect((await target.pool.query("select from invitations")).rowCount).toBe(0);
});

test("invitations come back without their links, and can be sent again", async () => {
  const app = await createTestApp();
  onTestFinished(app.close);
  const { user } = await app.addCompany("Bar", "bar@bar.com.br");
  const email = "teo@exemplo.com.br";
  const { token } = user;
  const body = { email, companyRole: "equipe" };
  await app.call("POST", "/api/team/invitations", { token, body });
  const tokenIn = (link = "") => link.split("token=")[1] ?? "";
  const mailed = tokenIn((await app.mailTo(email))[0]?.link);
  const lines = await contentOf(app.db);
  expect(lines.join()).not.toContain(tokenHash(mailed));

  const target = await emptyDatabase();
  await load(target.db, lines);
  const restored = await createTestApp({}, target);
  const show = (sent: string) => restored.call("POST", "/api/invitation", { body: { token: sent } });
  expect(await show(mailed)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("não existe") },
  });
  const owner = await restored.signIn(user.id);
  expect((await restored.call("POST", "/api/team/invitations/1/resend", { token: owner })).status).toBe(200);
  expect((await show(tokenIn((await restored.mailTo(email))[0]?.link))).status).toBe(200);
});

test("rows of a schema from the future are refused", async () => {
  const target = await emptyDatabase();
  const header = { kind: "balcao-backup", format: 1, createdAt: "", migrations: ["unknown"] };
  await expect(load(target.db, [JSON.stringify(header)])).rejects.toThrow(/versão mais nova/);
});
