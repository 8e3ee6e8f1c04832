import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { ensureDemoCompany } from "#server/demo/demo-company.ts";
import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import { countedRows } from "#server/testing/query-plan.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createRentedDatabase } from "#server/testing/test-database.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { dump } from "./dump.ts";
import { load } from "./load.ts";
import { isCopied, storedTables } from "./stored-tables.ts";
import { contentOf, emptyDatabase } from "./testing/contents.ts";

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
  await source.call("PUT", "/api/company/logo", { body: samplePng(), token: user.token });
  folder = await mkdtemp(join(tmpdir(), "balcao-backup-test-"));
  file = join(folder, "copia");
  await writeBackupFile(file, (take) => dump(source.db, take));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

test("a backup has every table that is to be kept, and comes back row for row, with the numbering going on where it stood", async () => {
  const target = await emptyDatabase();
  const counts = await load(target.db, readBackupFile(file));
  const kept = (await storedTables(source.db)).map(({ name }) => name).filter(isCopied);
  expect(Object.keys(counts).sort()).toEqual(kept.sort());
  expect(counts).toMatchObject({ companies: 2, users: 4, invitations: 1, company_logos: 1 });
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

test("a copy from before prices followed the guests comes back with those they were made for", async () => {
  const target = await emptyDatabase();
  const older: string[] = [];
  let table = "";
  for await (const line of readBackupFile(file)) {
    const content = JSON.parse(line);
    table = content.kind === "table" ? content.name : table;
    if (table === "events" && content.columns)
      content.columns = content.columns.filter((column: string) => column !== "priced_guests");
    if (table === "events" && Array.isArray(content)) for (const row of content) delete row.priced_guests;
    older.push(JSON.stringify(content));
  }
  expect(older.join()).not.toContain("priced_guests");
  await load(target.db, older);
  // There were no lines of prices either.
  const guests = "select id, priced_guests from events where price_lines = '[]' order by company_id, id";
  expect((await target.pool.query(guests)).rows).toEqual((await source.pool.query(guests)).rows);
});

test("a copy from before purchases and steps of events were rows comes back with them, and no figure is another", async () => {
  const target = await emptyDatabase();
  const lines: ReturnType<typeof JSON.parse>[] = [];
  for await (const line of readBackupFile(file)) lines.push(JSON.parse(line));
  const purchases = new Map<number, object>();
  let steps = 0;
  let table = "";
  const older = lines.flatMap((content) => {
    table = content.kind === "table" ? content.name : table;
    if (content.kind === "end") {
      delete content.rows.purchases;
      delete content.rows.event_steps;
    } else if (table === "event_steps") {
      if (Array.isArray(content)) steps += content.length;
      return [];
    } else if (table === "purchases" || content.table === "purchases") {
      if (Array.isArray(content)) for (const row of content) purchases.set(row.id, row);
      return [];
    } else if (table === "stock_movements" && content.columns) {
      const kept = content.columns.filter((column: string) => column !== "purchase_id");
      content.columns = [...kept, "supplier_id", "invoice_number", "bought_on"];
    } else if (table === "stock_movements" && Array.isArray(content)) {
      for (const row of content) {
        const { supplier_id, invoice_number, bought_on } = { ...purchases.get(row.purchase_id) } as Record<
          string,
          unknown
        >;
        Object.assign(row, { supplier_id, invoice_number, bought_on });
        delete row.purchase_id;
      }
    }
    return JSON.stringify(content);
  });
  expect(purchases.size).toBeGreaterThan(5);
  expect(steps).toBeGreaterThan(5);
  expect(older.join()).not.toContain("purchase");
  await load(target.db, older);
  expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
});

test("rows of a schema from the future are refused", async () => {
  const target = await emptyDatabase();
  const header = { kind: "balcao-backup", format: 1, createdAt: "", migrations: ["unknown"] };
  await expect(load(target.db, [JSON.stringify(header)])).rejects.toThrow(/versão mais nova/);
});
