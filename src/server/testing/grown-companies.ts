import type pg from "pg";

export const GROWN = { ingredients: 500, events: 1_500, drinksOf: 4, linesOf: 5, movements: 20_000 };

const { ingredients, events, drinksOf, linesOf, movements } = GROWN;
/** So many events have gone out, with every line of theirs in the ledger. */
const OUT = 300;

/**
 * Fills these companies within a moment, without a word to the planner: as an import, a restore or a quick hand does.
 * Rows are written past triggers and foreign keys, which would take a minute for what takes seconds.
 */
export async function growCompanies(pool: pg.Pool, companyIds: readonly number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const id of companyIds) for (const statement of statements) await client.query(statement(id));
  } finally {
    client.release(true);
  }
}

/** Nothing gathers statistics behind the test's back. */
export async function stopAutovacuum(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$ declare t regclass; begin
    for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('alter table %s set (autovacuum_enabled = off)', t);
    end loop; end $$`);
}

const statements: ((companyId: number) => string)[] = [
  (id) => `insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost)
    select ${id}, 'Item ' || n, 'Outros', 100, 'ml', 100, 1 from generate_series(1, ${ingredients}) n`,
  (id) => `insert into drinks (company_id, name) select ${id}, 'Drink ' || n from generate_series(1, 50) n`,
  (id) => `insert into drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)
    select ${id}, d.id, p, i.id, 50, 'ml' from drinks d, generate_series(0, 4) p
    join ingredients i on i.company_id = ${id} and i.name = 'Item ' || p + 1 where d.company_id = ${id}`,
  (id) =>
    `insert into clients (company_id, name) select ${id}, 'Cliente ' || n from generate_series(1, 200) n`,
  (id) => `insert into events (company_id, name, date, status, is_stock_withdrawn)
    select ${id}, 'Evento ' || n, now() + n * interval '1 hour', 'confirmado', n <= ${OUT}
    from generate_series(1, ${events}) n`,
  (id) => `insert into event_clients (company_id, event_id, client_id, position)
    select ${id}, e.id, c.id, 0 from events e, (select min(id) as id from clients where company_id = ${id}) c
    where company_id = ${id}`,
  (id) => `insert into fixed_costs (company_id, event_id, position, name, value, category)
    select ${id}, e.id, 0, 'Van', 1, 'Transporte' from events e where company_id = ${id}`,
  (id) => `insert into event_drinks (company_id, event_id, position, drink_id, drink_name, quantity)
    select ${id}, e.id, p, d.id, 'Drink', 10 from events e, generate_series(0, ${drinksOf - 1}) p,
      (select min(id) as id from drinks where company_id = ${id}) d where company_id = ${id}`,
  (id) => `insert into event_ingredients
      (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
    select ${id}, d.id, p, i.first + (d.id * ${linesOf} + p) % ${ingredients}, 'Item', 5, 'ml', 50
    from event_drinks d, generate_series(0, ${linesOf - 1}) p,
      (select min(id) as first from ingredients where company_id = ${id}) i where company_id = ${id}`,
  (
    id,
  ) => `insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, created_at)
    select ${id}, l.ingredient_id, d.event_id, u.id, 'retirada', 'ml', -50, 1, now() + d.event_id * interval '1 second' from events e
    join event_drinks d on d.event_id = e.id join event_ingredients l on l.event_drink_id = d.id,
      (select min(id) as id from users where company_id = ${id}) u
    where e.company_id = ${id} and e.is_stock_withdrawn`,
  (
    id,
  ) => `insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost, created_at)
    select ${id}, i.id, u.id, 'entrada', 'ml', 1, 1, now() - n * interval '1 second'
    from generate_series(1, ${movements - OUT * drinksOf * linesOf}) n,
      (select min(id) as id from ingredients where company_id = ${id}) i,
      (select min(id) as id from users where company_id = ${id}) u`,
  (id) => `insert into audit_entries (company_id, user_id, action, subject_id, created_at)
    select ${id}, u.id, 'event_disabled', e.id, now() - e.id * interval '1 second' from events e, (select min(id) as id from users where company_id = ${id}) u
    where e.company_id = ${id}`,
];
