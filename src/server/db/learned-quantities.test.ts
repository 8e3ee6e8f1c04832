import type pg from "pg";
import { expect, test } from "vitest";
import { emptyDatabase } from "#server/testing/empty-database.ts";
import { makeOlderSchema } from "#server/testing/older-schema.ts";
import { migrateDatabase } from "./migrate.ts";

test("events from before quantities were learned teach, and counts stay as they are", async () => {
  const [pool] = (await emptyDatabase(1)) as [pg.Pool];
  await makeOlderSchema(pool, "learned_quantities");
  await pool.query(`
    insert into companies (name, email, is_active) values ('Bar', 'a@bar.com.br', true);
    insert into users (username, email, password_hash, company_id, company_role) values ('Ana', 'a@bar.com.br', 'x', 1, 'dono');
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost)
      values (1, 'Vodka', 'Outros', 5, 'L', 150, 30);
    insert into events (company_id, name, date, guests) values (1, 'Casamento', now(), 80);
    insert into event_steps (company_id, event_id, number, kind, user_id)
      values (1, 1, 1, 'retirada', 1), (1, 1, 2, 'retorno', 1);
    insert into stock_movements (company_id, user_id, ingredient_id, event_id, step, kind, unit, quantity_delta, unit_cost)
      values (1, 1, 1, 1, 1, 'retirada', 'L', -2, 30), (1, 1, 1, 1, 2, 'retorno', 'L', 0, 30);
    insert into event_counts (company_id, id, event_id, ingredient_id, closed, open_tenths, lost, broken, by, counted_at)
      values (1, gen_random_uuid(), 1, 1, 2, '{7}', 0, 0, 'Ana', now())`);
  await migrateDatabase(pool);
  const rows = async (query: string) => (await pool.query(query)).rows;
  expect(await rows("select teaches, guests_present from events")).toEqual([
    { teaches: true, guests_present: null },
  ]);
  expect(await rows("select distinct ran_out from stock_movements")).toEqual([{ ran_out: false }]);
  expect(
    await rows("select ingredient_id, closed::float, ran_out, guests_present from event_counts"),
  ).toEqual([{ ingredient_id: 1, closed: 2, ran_out: null, guests_present: null }]);
});
