import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { expect, test } from "vitest";
import { emptyDatabase } from "#server/testing/empty-database.ts";
import { makeOlderSchema } from "#server/testing/older-schema.ts";
import { migrateDatabase } from "./migrate.ts";

const appliedTo = async (pool: pg.Pool) =>
  (await pool.query("select hash from drizzle.__drizzle_migrations")).rows.map(({ hash }) => hash);

test("processes that start at once migrate once, and a later start finds nothing to do", async () => {
  const [first, ...others] = (await emptyDatabase(4)) as [pg.Pool, ...pg.Pool[]];
  await Promise.all([first, ...others].map((pool) => migrateDatabase(pool)));
  const applied = await appliedTo(first);
  expect(new Set(applied).size).toBe(applied.length);
  await migrateDatabase(first);
  expect(await appliedTo(first)).toEqual(applied);
});

test("a schema from a newer version is refused and left alone", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await migrateDatabase(pool);
  await pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9e15)",
  );
  await expect(migrateDatabase(pool)).rejects.toThrow(
    "O banco de dados foi migrado por uma versão mais nova do Balcão",
  );
});

test("a migration that fails half-way is told in one sentence and leaves nothing behind", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await pool.query("create table given_answers (id integer)");
  await expect(migrateDatabase(pool)).rejects.toThrow(
    /^A atualização do banco de dados falhou e foi desfeita \(.*given_answers.*\); a versão anterior .*\.$/,
  );
  const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([{ tablename: "given_answers" }]);
});

test("a migration that meets calls in another order lets go, and they are done first", async () => {
  const [pool, old] = (await emptyDatabase(2)) as [pg.Pool, pg.Pool];
  await makeOlderSchema(pool, "keys");
  const call = await old.connect();
  // The migration changes the second table before the first one.
  await call.query("begin");
  await call.query("lock table companies in row exclusive mode");
  const migrated = migrateDatabase(pool);
  await setTimeout(1_000);
  await call.query("lock table audit_entries in row exclusive mode");
  await call.query("commit");
  call.release();
  await migrated;
  const { rows } = await pool.query("select to_regclass('passkeys') is not null as exists");
  expect(rows).toEqual([{ exists: true }]);
});

test("movements from before they had a unit get that of their ingredient, and unit costs the decimals of their price", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "movement_units");
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true);
    insert into users (username, email, password_hash, company_id) values ('a', 'a@bar.com.br', '', 1);
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost, yield_quantity, yield_unit)
      values (1, 'Gin', 'Outros', 30000, 'ml', 100, 0.003333, null, null), (1, 'Limão', 'Frutas', 10, 'unidade', 5.01, 0.5, 8, 'rodela'),
        (1, 'Rum', 'Outros', 0, 'L', 0, 30, null, null);
    insert into stock_movements (company_id, ingredient_id, user_id, kind, quantity_delta, unit_cost)
      select 1, id, 1, 'entrada', quantity, unit_cost from ingredients where quantity > 0`);
  await migrateDatabase(pool);
  const costs = await pool.query("select unit_cost from ingredients order by id");
  expect(costs.rows.map(({ unit_cost }) => unit_cost)).toEqual([
    "0.003333333333",
    // Not what price and quantity give: left as it was.
    "0.500000000000",
    "30.000000000000",
  ]);
  const movements = await pool.query(
    "select unit, yield_quantity, yield_unit from stock_movements order by id",
  );
  expect(movements.rows).toEqual([
    { unit: "ml", yield_quantity: null, yield_unit: null },
    { unit: "unidade", yield_quantity: "8.00", yield_unit: "rodela" },
  ]);
});

test("whoever had access before there were teams is an owner, last seen when a session was used", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "team");
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true);
    insert into users (username, email, password_hash, company_id) values ('a', 'a@bar.com.br', '', 1);
    insert into users (username, email, password_hash, company_id, is_active) values ('b', 'b@bar.com.br', '', 1, false);
    insert into users (username, email, password_hash, role) values ('c', 'c@bar.com.br', '', 'admin_system');
    insert into sessions (token_hash, user_id, last_seen_at, expires_at) values
      ('x', 1, '2026-03-01T12:00Z', now()), ('y', 1, '2026-03-02T12:00Z', now());
    insert into audit_entries (company_id, user_id, action) values (1, 1, 'login')`);
  await migrateDatabase(pool);
  const { rows } = await pool.query(
    "select company_role, removed_at, last_access_at, is_active from users order by id",
  );
  const nobody = { removed_at: null, last_access_at: null };
  expect(rows).toEqual([
    { ...nobody, company_role: "dono", is_active: true, last_access_at: new Date("2026-03-02T12:00Z") },
    { ...nobody, company_role: "dono", is_active: false },
    { ...nobody, company_role: null, is_active: true },
  ]);
  expect((await pool.query("select version, cnpj, time_zone from companies")).rows).toEqual([
    { version: 1, cnpj: null, time_zone: "America/Sao_Paulo" },
  ]);
});

test("movements of events from before they were numbered are as they were, and may go on", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "night");
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true);
    insert into users (username, email, password_hash, company_id, company_role) values ('a', 'a@bar.com.br', '', 1, 'dono');
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost)
      values (1, 'Gin', 'Outros', 8, 'L', 80, 10);
    insert into events (company_id, name, date, is_stock_withdrawn) values (1, 'Bodas', now(), true);
    insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, created_at)
      values (1, 1, null, 1, 'entrada', 'L', 10, 10, now()), (1, 1, null, 1, 'ajuste', 'L', 1, 10, now()),
        (1, 1, 1, 1, 'retirada', 'L', -3, 10, '2026-01-01'), (1, 1, 1, 1, 'retorno', 'L', 1, 10, '2026-01-02'),
        (1, 1, 1, 1, 'retirada', 'L', -1, 10, '2026-01-03');
    insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost, reverses_id)
      values (1, 1, 1, 'entrada', 'L', -10, 10, 1)`);
  const movements =
    "select kind, quantity_delta, unit_cost, event_id, reverses_id from stock_movements order by id";
  const { rows: before } = await pool.query(movements);
  await migrateDatabase(pool);
  expect((await pool.query(movements)).rows).toEqual(before);
  const added = await pool.query(
    "select count(*)::int as filled from stock_movements where num_nonnulls(lost_quantity, reason, planned_quantity, unit_cost_before, price_per_unit_before) > 0",
  );
  expect(added.rows).toEqual([{ filled: 0 }]);
  expect((await pool.query("select stock_steps from events")).rows).toEqual([{ stock_steps: 0 }]);
  expect(await stepsOf(pool)).toEqual(["-3 retirada", "-2 retorno", "-1 retirada"]);
  await pool.query(`insert into event_steps (company_id, event_id, number, kind, user_id) values (1, 1, 1, 'retorno', 1);
    insert into stock_movements
    (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason, step)
    values (1, 1, 1, 1, 'quebra', 'L', 0, 10, 1, 'Caiu', 1)`);
});

const stepsOf = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query(`
    select concat_ws(' ', step, kind, 'undoes ' || undoes) as text from event_steps
    join (select distinct company_id, event_id, step from stock_movements) moved using (company_id, event_id)
    where number = step order by step`);
  return rows.map(({ text }) => text);
};

test("the calls that moved stock for an event become its steps: taken, taken besides, returned, undone", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "event_steps");
  const moved = [
    "-3 retirada",
    "-2 retirada",
    "2 retirada",
    "4 retorno",
    "-4 retorno",
    "-1 retirada",
    "3 retorno",
  ];
  const undone: Record<number, number> = { 2: 1, 4: 3 };
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true);
    insert into users (username, email, password_hash, company_id, company_role) values ('a', 'a@bar.com.br', '', 1, 'dono');
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost)
      values (1, 'Gin', 'Outros', 8, 'L', 80, 10);
    insert into events (company_id, name, date, stock_steps) values (1, 'Bodas', now(), 7)`);
  for (const [place, move] of moved.entries()) {
    const [delta, kind] = move.split(" ");
    const reversed = undone[place];
    await pool.query(
      `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, step, reverses_id)
       values (1, 1, 1, 1, $1, 'L', $2, 10, $3, $4)`,
      [kind, delta, place + 1, reversed === undefined ? null : reversed + 1],
    );
  }
  await migrateDatabase(pool);
  expect(await stepsOf(pool)).toEqual([
    "1 retirada",
    "2 retirada_a_mais",
    "3 retirada_a_mais undoes 2",
    "4 retorno",
    "5 retorno undoes 4",
    "6 retirada_a_mais",
    "7 retorno",
  ]);
});

test("entries from before purchases were rows become lines of one for each call, supplier and invoice", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "purchases_as_rows");
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true), ('Bar B', 'b@bar.com.br', true);
    insert into users (username, email, password_hash, company_id, company_role) values
      ('a', 'a@bar.com.br', '', 1, 'dono'), ('b', 'b@bar.com.br', '', 2, 'dono'), ('c', 'c@bar.com.br', '', 1, 'gestor');
    insert into suppliers (company_id, name) values (1, 'Atacado'), (1, 'Feira'), (2, 'Atacado');
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost, created_at) values
      (1, 'Gin', 'Outros', 8, 'L', 80, 10, '2026-01-01'), (1, 'Rum', 'Outros', 8, 'L', 80, 10, '2026-01-01'),
      (2, 'Gin', 'Outros', 8, 'L', 80, 10, '2026-01-01');
    insert into stock_movements (company_id, user_id, ingredient_id, kind, unit, quantity_delta, unit_cost, created_at,
      supplier_id, invoice_number, bought_on, lot) values
      (1, 1, 1, 'entrada', 'L', 1, 10, '2026-01-01', null, null, null, null),
      (1, 1, 2, 'entrada', 'L', 1, 10, '2026-01-01', null, null, null, null),
      (1, 1, 1, 'entrada', 'L', 2, 10, '2026-02-01', 1, 'NF 1', '2026-01-30', 'L1'),
      (1, 1, 2, 'entrada', 'L', 3, 10, '2026-02-01', 2, null, '2026-01-30', null),
      (1, 1, 2, 'entrada', 'L', 4, 10, '2026-02-01', 1, 'NF 1', '2026-01-30', null),
      (1, 1, 1, 'entrada', 'L', 5, 10, '2026-02-01', 1, 'NF 2', '2026-01-30', null),
      (1, 3, 1, 'entrada', 'L', 6, 10, '2026-02-01', 1, 'NF 1', '2026-01-30', null),
      (2, 2, 3, 'entrada', 'L', 7, 10, '2026-02-01', 3, 'NF 1', '2026-01-30', null),
      (1, 1, 1, 'entrada', 'L', 8, 10, '2026-03-01', null, null, null, null),
      (1, 1, 2, 'entrada', 'L', 9, 10, '2026-03-02', null, null, null, null),
      (1, 1, 1, 'ajuste', 'L', -1, 10, '2026-03-01', null, null, null, null);
    insert into stock_movements (company_id, user_id, ingredient_id, kind, unit, quantity_delta, unit_cost, created_at, reverses_id)
      values (1, 1, 1, 'entrada', 'L', -8, 10, '2026-03-01', 9)`);
  const movements =
    "select id, user_id, ingredient_id, kind, quantity_delta, unit_cost, created_at, reverses_id, lot from stock_movements order by id";
  const { rows: before } = await pool.query(movements);
  await migrateDatabase(pool);
  expect((await pool.query(movements)).rows).toEqual(before);
  const lines = "select coalesce(purchase_id, 0) as purchase from stock_movements order by id";
  const purchases = (await pool.query(lines)).rows.map(({ purchase }) => purchase);
  expect(purchases).toEqual([0, 0, 1, 2, 1, 3, 4, 5, 6, 7, 0, 0]);
  const made = await pool.query(
    "select company_id, user_id, supplier_id, invoice_number, bought_on::text, created_at::date::text from purchases order by id",
  );
  expect(made.rows.map((row) => Object.values(row))).toEqual([
    [1, 1, 1, "NF 1", "2026-01-30", "2026-02-01"],
    [1, 1, 2, null, "2026-01-30", "2026-02-01"],
    [1, 1, 1, "NF 2", "2026-01-30", "2026-02-01"],
    [1, 3, 1, "NF 1", "2026-01-30", "2026-02-01"],
    [2, 2, 3, "NF 1", "2026-01-30", "2026-02-01"],
    [1, 1, null, null, null, "2026-03-01"],
    [1, 1, null, null, null, "2026-03-02"],
  ]);
});

test("prices per guest from before they followed the guests say for how many they were made", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "price_of_guests");
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true);
    insert into events (company_id, name, date, guests, pricing_mode, price, price_per_guest, min_guests) values
      (1, 'Sem preço', now(), 80, null, null, null, null), (1, 'Fechado', now(), 80, 'fechado', 900, null, null),
      (1, 'Como está', now(), 80, 'por_convidado', 800, 10, 50), (1, 'No mínimo', now(), 30, 'por_convidado', 500, 10, 50),
      (1, 'Para outros', now(), 120, 'por_convidado', 800, 10, null)`);
  await migrateDatabase(pool);
  const { rows } = await pool.query("select priced_guests, price_lines from events order by id");
  expect(rows.map(({ priced_guests }) => priced_guests)).toEqual([null, null, 80, 30, 80]);
  expect(rows.every(({ price_lines }) => price_lines.length === 0)).toBe(true);
});
