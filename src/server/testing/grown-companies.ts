import type pg from "pg";

/** Rows of each company; `out` events have gone out, and `movements` are those of one ingredient. */
export const GROWN = {
  ingredients: 500,
  drinks: 50,
  clients: 200,
  events: 1_500,
  drinksOf: 4,
  linesOf: 5,
  out: 300,
  movements: 15_000,
};

const TABLES = [
  "ingredients",
  "drinks",
  "drink_ingredients",
  "clients",
  "suppliers",
  "events",
  "event_clients",
  "fixed_costs",
  "event_drinks",
  "event_ingredients",
  "event_supplies",
  "charges",
  "payments",
  "proposals",
  "purchases",
  "event_steps",
  "ingredient_merges",
  "stock_movements",
  "event_counts",
  "audit_entries",
  "invitations",
];

/**
 * Fills these companies in bulk without statistics for the planner, as an import or a restore does. Triggers are off, as
 * in a restore.
 */
export async function growCompanies(
  pool: pg.Pool,
  companyIds: readonly number[],
  size = GROWN,
): Promise<void> {
  const switchTriggers = async (state: "disable" | "enable") => {
    for (const table of TABLES) await pool.query(`alter table ${table} ${state} trigger user`);
  };
  await switchTriggers("disable");
  for (const id of companyIds) for (const statement of statements) await pool.query(statement(id, size));
  await switchTriggers("enable");
}

/** Lines of each purchase. */
const BOUGHT_LINES = 2;

const MANY = 40;
const SMALL = {
  ingredients: 60,
  drinks: 60,
  clients: 60,
  events: 60,
  drinksOf: 1,
  linesOf: 4,
  out: 0,
  movements: 60,
};

/**
 * Adds companies beside those that are there, fills all of them and gathers statistics: with so many a scan of a whole
 * table never pays.
 */
export async function addManyCompanies(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(`
    with added as (
      insert into companies (name, email, is_active)
      select 'Empresa ' || n, 'empresa' || n || '@bar.com.br', true from generate_series(1, ${MANY}) n returning id, email
    ), people as (
      insert into users (username, email, password_hash, company_id, company_role) select email, email, '', id, 'dono' from added
    )
    select id from companies union all select id from added order by id`);
  await growCompanies(
    pool,
    rows.map(({ id }) => id),
    SMALL,
  );
  await pool.query(`insert into users (username, email, password_hash, company_id, company_role)
    select 'Pessoa', 'pessoa' || n || '.' || id || '@bar.com.br', '', id, 'equipe'
    from companies, generate_series(1, ${SMALL.clients}) n`);
  await pool.query(`insert into calendar_links (company_id, user_id, token)
    select company_id, id, rpad('token-' || id, 27, '_') from users`);
  await pool.query("vacuum analyze");
}

/** Keeps the server from gathering statistics by itself. */
export async function stopAutovacuum(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$ declare t regclass; begin
    for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('alter table %s set (autovacuum_enabled = off)', t);
    end loop; end $$`);
}

const statements: ((companyId: number, size: typeof GROWN) => string)[] = [
  (id) =>
    `insert into suppliers (company_id, name) select ${id}, 'Fornecedor ' || n from generate_series(1, 20) n`,
  (
    id,
    size,
  ) => `insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost, supplier_id)
    select ${id}, 'Item ' || n, 'Outros', 100, 'ml', 100, 1, s.id from generate_series(1, ${size.ingredients}) n,
      (select min(id) as id from suppliers where company_id = ${id}) s`,
  (id, size) =>
    `insert into drinks (company_id, name) select ${id}, 'Drink ' || n from generate_series(1, ${size.drinks}) n`,
  (id) => `insert into drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)
    select ${id}, d.id, p, i.id, 50, 'ml' from drinks d, generate_series(0, 4) p
    join ingredients i on i.company_id = ${id} and i.name = 'Item ' || p + 1 where d.company_id = ${id}`,
  (id, size) =>
    `insert into clients (company_id, name) select ${id}, 'Cliente ' || n from generate_series(1, ${size.clients}) n`,
  (id, size) => `insert into events (company_id, name, date, status, is_stock_withdrawn)
    select ${id}, 'Evento ' || n, now() + n * interval '1 hour', 'confirmado', n <= ${size.out}
    from generate_series(1, ${size.events}) n`,
  (id) => `insert into event_clients (company_id, event_id, client_id, position)
    select ${id}, e.id, c.id, 0 from events e, (select min(id) as id from clients where company_id = ${id}) c
    where company_id = ${id}`,
  (id) => `insert into fixed_costs (company_id, event_id, position, name, value, category)
    select ${id}, e.id, 0, 'Van', 1, 'Transporte' from events e where company_id = ${id}`,
  (id) => `insert into charges (company_id, event_id, kind, amount, due_on)
    select ${id}, e.id, 'extra', 10, '2026-12-01' from events e, generate_series(1, 2) where company_id = ${id}`,
  (id) => `insert into payments (company_id, event_id, charge_id, amount, paid_on, method, user_id)
    select ${id}, c.event_id, c.id, 1, '2026-12-01', 'pix', u.id
    from charges c, (select min(id) as id from users where company_id = ${id}) u where c.company_id = ${id}`,
  (
    id,
  ) => `insert into proposals (company_id, event_id, number, version, token, snapshot, summary, offered_price, offered_drinks, snapshot_hash, client_ids,
      valid_until, sent_at, sent_by)
    select ${id}, e.id, row_number() over (order by e.id), 1, rpad('token-' || e.id, 27, '_'), '{}',
      '{"event":{"name":"Evento"},"clientNames":[],"total":"100.00"}', 100, '{}', '', '{}', '2026-12-01', now(), u.id
    from events e, (select min(id) as id from users where company_id = ${id}) u where e.company_id = ${id}`,
  (id, size) => `insert into event_drinks (company_id, event_id, position, drink_id, drink_name, quantity)
    select ${id}, e.id, p, d.id, 'Drink', 10 from events e, generate_series(0, ${size.drinksOf - 1}) p,
      (select min(id) as id from drinks where company_id = ${id}) d where company_id = ${id}`,
  (id, size) => `insert into event_ingredients
      (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
    select ${id}, d.id, p, i.first + (d.id * ${size.linesOf} + p) % ${size.ingredients}, 'Item', 5, 'ml', 50
    from event_drinks d, generate_series(0, ${size.linesOf - 1}) p,
      (select min(id) as first from ingredients where company_id = ${id}) i where company_id = ${id}`,
  (id, size) => `insert into event_supplies
      (company_id, event_id, position, ingredient_id, ingredient_name, unit, planned_quantity)
    select ${id}, e.id, p, i.first + (e.id * 3 + p) % ${size.ingredients}, 'Item', 'ml', 50
    from events e, generate_series(0, 2) p,
      (select min(id) as first from ingredients where company_id = ${id}) i where company_id = ${id}`,
  // Of an event that took nothing yet an old one, so that the table is not small.
  (id) => `insert into event_steps (company_id, event_id, number, kind, user_id)
    select ${id}, e.id, case when e.is_stock_withdrawn then 1 else -1 end, 'retirada', u.id from events e,
      (select min(id) as id from users where company_id = ${id}) u where e.company_id = ${id}`,
  (
    id,
  ) => `insert into stock_movements (company_id, ingredient_id, event_id, step, user_id, kind, unit, quantity_delta, unit_cost, created_at)
    select ${id}, l.ingredient_id, d.event_id, 1, u.id, 'retirada', 'ml', -50, 1, now() + d.event_id * interval '1 second' from events e
    join event_drinks d on d.event_id = e.id join event_ingredients l on l.event_drink_id = d.id,
      (select min(id) as id from users where company_id = ${id}) u
    where e.company_id = ${id} and e.is_stock_withdrawn`,
  (id, size) => `insert into purchases (company_id, user_id, supplier_id, created_at)
    select ${id}, u.id, s.id, now() - n * interval '1 second' from generate_series(1, ${size.movements}, ${BOUGHT_LINES}) n,
      (select min(id) as id from suppliers where company_id = ${id}) s,
      (select min(id) as id from users where company_id = ${id}) u`,
  (
    id,
    size,
  ) => `insert into stock_movements (company_id, ingredient_id, purchase_id, user_id, kind, unit, quantity_delta, unit_cost, created_at)
    select ${id}, i.id, p.first + n / ${BOUGHT_LINES}, u.id, 'entrada', 'ml', 1, 1, now() - n * interval '1 second'
    from generate_series(0, ${size.movements} - 1) n,
      (select min(id) as first from purchases where company_id = ${id}) p,
      (select min(id) as id from ingredients where company_id = ${id}) i,
      (select min(id) as id from users where company_id = ${id}) u`,
  // Undone long ago.
  (
    id,
  ) => `insert into ingredient_merges (company_id, ingredient_id, into_id, factor, before, user_id, undone_at)
    select ${id}, i.id, i.id + 1, 1, '{}', u.id, now() from ingredients i,
      (select min(id) as id from users where company_id = ${id}) u
    where i.company_id = ${id} and i.name not like '%0'`,
  (
    id,
  ) => `insert into event_counts (company_id, id, event_id, ingredient_id, closed, open_tenths, lost, broken, by, counted_at)
    select ${id}, gen_random_uuid(), e.id, i.id, 1, '{7}', 0, 0, 'Ana', now() from events e,
      (select min(id) as id from ingredients where company_id = ${id}) i where e.company_id = ${id}`,
  (id) => `insert into audit_entries (company_id, user_id, action, subject_id, created_at)
    select ${id}, u.id, 'event_disabled', e.id, now() - e.id * interval '1 second' from events e, (select min(id) as id from users where company_id = ${id}) u
    where e.company_id = ${id}`,
  (id) => `insert into invitations (company_id, email, company_role, invited_by, expires_at, accepted_at)
    select ${id}, 'convite' || n || '@exemplo.com.br', 'equipe', u.id, now(), case when n > 5 then now() end
    from generate_series(1, 20) n, (select min(id) as id from users where company_id = ${id}) u`,
];
