import { readdirSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into companies (name, email) values ('A', 'a@bar.com.br'), ('B', 'b@bar.com.br');
    insert into users (username, email, password_hash, company_id, company_role) values
      ('a', 'a@bar.com.br', '', 1, 'dono'), ('b', 'b@bar.com.br', '', 2, 'dono');
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost) values
      (1, 'Gin', 'Outros', 1, 'L', 1, 1), (2, 'Rum', 'Outros', 1, 'L', 1, 1);
    insert into drinks (company_id, name) values (1, 'Tônica'), (2, 'Mojito');
    insert into clients (company_id, name) values (1, 'Ana'), (2, 'Bia');
    insert into events (company_id, name, date) values (1, 'Festa', now()), (2, 'Baile', now());
    insert into suppliers (company_id, name) values (1, 'Atacado'), (2, 'Feira');
    insert into purchases (company_id, user_id) values (1, 1), (2, 2);
    insert into event_drinks (company_id, event_id, position, drink_id, drink_name) values
      (1, 1, 0, 1, 'Tônica'), (2, 2, 0, 2, 'Mojito');`);
});
afterAll(() => database.close());

/** Each names company 1 as owner and something of company 2, or the other way round. */
test.each([
  [
    "a recipe line of a foreign drink",
    "drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)",
    "1, 2, 0, 1, 1, 'ml'",
  ],
  [
    "a recipe with a foreign ingredient",
    "drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)",
    "1, 1, 0, 2, 1, 'ml'",
  ],
  [
    "a drink in a foreign event",
    "event_drinks (company_id, event_id, position, drink_id, drink_name)",
    "1, 2, 1, 1, 'x'",
  ],
  [
    "a foreign drink in an event",
    "event_drinks (company_id, event_id, position, drink_id, drink_name)",
    "1, 1, 1, 2, 'x'",
  ],
  [
    "a line of a foreign event drink",
    "event_ingredients (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit)",
    "1, 2, 0, 1, 'x', 1, 'ml'",
  ],
  [
    "a foreign ingredient in an event",
    "event_ingredients (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit)",
    "1, 1, 0, 2, 'x', 1, 'ml'",
  ],
  ["a client of a foreign event", "event_clients (company_id, event_id, client_id, position)", "1, 2, 1, 0"],
  ["a foreign client in an event", "event_clients (company_id, event_id, client_id, position)", "1, 1, 2, 0"],
  [
    "a fixed cost of a foreign event",
    "fixed_costs (company_id, event_id, position, name, value, category)",
    "1, 2, 0, 'x', 1, 'Outros'",
  ],
  [
    "a movement of a foreign ingredient",
    "stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost)",
    "1, 2, 1, 'ajuste', 'ml', 1, 1",
  ],
  [
    "a movement by a foreign user",
    "stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost)",
    "1, 1, 2, 'ajuste', 'ml', 1, 1",
  ],
  [
    "a movement for a foreign event",
    "stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost)",
    "1, 1, 2, 1, 'retirada', 'ml', 1, 1",
  ],
  [
    "a movement of a foreign purchase",
    "stock_movements (company_id, ingredient_id, purchase_id, user_id, kind, unit, quantity_delta, unit_cost)",
    "1, 1, 2, 1, 'entrada', 'ml', 1, 1",
  ],
  ["a purchase by a foreign user", "purchases (company_id, user_id)", "1, 2"],
  ["a purchase of a foreign supplier", "purchases (company_id, user_id, supplier_id)", "1, 1, 2"],
])("the database itself refuses %s", async (_what, table, values) => {
  const insert = database.pool.query(`insert into ${table} values (${values})`);
  await expect(insert).rejects.toMatchObject({ code: "23503" });
});

test.each([
  ["a negative quantity", "update ingredients set quantity = -0.01"],
  ["a quantity that is no number", "update ingredients set quantity = 'NaN'"],
  ["a price that is no number", "update ingredients set price_per_unit = 'NaN'"],
  ["an unknown unit", "update ingredients set unit = 'galão'"],
  ["an unknown status", "update events set status = 'talvez'"],
  ["a yield without its unit", "update ingredients set yield_quantity = 8"],
  ["an e-mail in capitals", "update users set email = 'A@bar.com.br' where id = 1"],
  ["a company user without company", "update users set company_id = null where id = 1"],
  ["a system admin of a company", "update users set role = 'admin_system' where id = 1"],
  ["a client without a name", "update clients set name = null"],
  ["a wiped client with a phone number", "update clients set deleted_at = now(), name = null, phone = '11'"],
  [
    "a purchase for an event",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost)
    values (1, 1, 1, 1, 'entrada', 'ml', 1, 1)`,
  ],
  [
    "an adjustment as a line of a purchase",
    `insert into stock_movements (company_id, ingredient_id, purchase_id, user_id, kind, unit, quantity_delta, unit_cost)
    values (1, 1, 1, 1, 'ajuste', 'ml', 1, 1)`,
  ],
  [
    "a loss without a reason",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, null, 1, 'perda', 'ml', -1, 1, 1, null)`,
  ],
  [
    "a loss without an amount",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, null, 1, 'perda', 'ml', -1, 1, null, 'Caiu')`,
  ],
  [
    "a loss that leaves the stock as it is",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, null, 1, 'perda', 'ml', 0, 1, 1, 'Caiu')`,
  ],
  [
    "a loss at an event that moves the stock",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, 1, 1, 'quebra', 'ml', -1, 1, 1, 'Caiu')`,
  ],
  [
    "a loss of less than nothing",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, 1, 1, 'quebra', 'ml', 0, 1, -1, 'Caiu')`,
  ],
  [
    "a purchase with a reason",
    `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason)
    values (1, 1, null, 1, 'entrada', 'ml', 1, 1, null, 'Caiu')`,
  ],
  [
    "an adjustment with a reason but a count",
    `insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost, reason)
    values (1, 1, 1, 'ajuste', 'ml', -1, 1, 'Caiu')`,
  ],
  [
    "a purchase by a count",
    `insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost, reason)
    values (1, 1, 1, 'entrada', 'ml', 1, 1, 'contagem')`,
  ],
])("the database itself refuses %s", async (_what, statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "23514" });
});

test("every table of company data has the company in every reference to another such table", async () => {
  const { rows } = await database.pool.query(`
    select c.conname from pg_constraint c
    join pg_attribute own on own.attrelid = c.conrelid and own.attname = 'company_id' and own.attnotnull
    join pg_attribute other on other.attrelid = c.confrelid and other.attname = 'company_id'
    where c.contype = 'f' and not (own.attnum = any(c.conkey) and other.attnum = any(c.confkey))`);
  expect(rows).toEqual([]);
});

test("the migrations make every column of the schema, and no other", async () => {
  const folder = new URL("schema/", import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  const declared = modules
    .flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${getTableName(table)}.${toSnakeCase(column.name)}`,
      ),
    );
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  expect([...new Set(declared)].sort(), "run npm run db:generate").toEqual(
    rows.map(({ name }) => name).sort(),
  );
});
