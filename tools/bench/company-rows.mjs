import { createHash } from "node:crypto";

/**
 * @typedef {object} Shape size of a company
 * @property {number} ingredients
 * @property {number} drinks
 * @property {number} clients
 * @property {number} events every second one has a price and two charges: a sinal, which is paid, and a saldo, which is not
 * @property {number} past events that are over, with their stock withdrawn; every third of the others is a quote
 * @property {number} drinksOf an event
 * @property {number} linesOf each of those drinks
 * @property {number} firstId from which on its rows have theirs
 */

/** The largest company that the product promises to be quick with. @type {Shape} */
export const FULL = {
  ingredients: 500,
  drinks: 50,
  clients: 50,
  events: 1_000,
  past: 100,
  drinksOf: 4,
  linesOf: 4,
  firstId: 1,
};

/** One that has begun, or has a party a month. @type {Shape} */
export const SMALL = {
  ...FULL,
  ingredients: 20,
  drinks: 5,
  clients: 10,
  events: 12,
  past: 4,
  firstId: 20_000_001,
};

/** The product has made its first admin already. */
const FIRST_USER = 1_000;
const userOf = (/** @type {string} */ company) => `${company} + ${FIRST_USER}`;

/**
 * Rows by number: company `c`, counted from 0, owns an unbroken range of ids in every table, so that nothing is looked up.
 * @param {Shape} shape
 */
const statementsFor = ({ ingredients, drinks, clients, events, past, drinksOf, linesOf, firstId }) => [
  `insert into companies (id, name, email, is_active) overriding system value
   select c + 1, 'Empresa ' || c, 'empresa' || c || '@exemplo.com.br', true from company`,
  `insert into users (id, username, email, password_hash, company_id, company_role) overriding system value
   select ${userOf("c")}, 'empresa' || c || '@exemplo.com.br', 'empresa' || c || '@exemplo.com.br', $1, c + 1, 'dono' from company`,
  `insert into sessions (token_hash, user_id, last_seen_at, created_at, expires_at)
   select translate(encode(sha256(('bench-' || lpad(c::text, 37, '0'))::bytea), 'base64'), '+/=', '-_'), ${userOf("c")}, now(),
     now() + interval '1 day', now() + interval '1 day' from company`,
  `insert into ingredients (id, company_id, name, category, quantity, unit, price_per_unit, unit_cost, min_quantity)
   overriding system value
   select c * ${ingredients} + i + ${firstId}, c + 1, (array['Vodka','Gin','Limão','Açúcar','Água Tônica'])[i % 5 + 1] || ' ' || i,
     'Outros', 100000, (array['ml','L','g','unidade'])[i % 4 + 1], 5000.5, 0.050005, 100
   from company, generate_series(0, ${ingredients - 1}) i`,
  `insert into drinks (id, company_id, name) overriding system value
   select c * ${drinks} + d + ${firstId}, c + 1, 'Caipirinha ' || d from company, generate_series(0, ${drinks - 1}) d`,
  `insert into drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)
   select c + 1, c * ${drinks} + d + ${firstId}, l, c * ${ingredients} + (d * 4 + l) % ${ingredients} + ${firstId}, 50, 'ml'
   from company, generate_series(0, ${drinks - 1}) d, generate_series(0, 3) l`,
  `insert into clients (id, company_id, name, email, phone) overriding system value
   select c * ${clients} + k + ${firstId}, c + 1, 'João da Silva ' || k, 'cliente' || k || '@exemplo.com.br', '(11) 99999-0000'
   from company, generate_series(0, ${clients - 1}) k`,
  `insert into events (id, company_id, name, date, location, guests, status, type, is_stock_withdrawn, pricing_mode, price, seen_cost)
   overriding system value
   select c * ${events} + e + ${firstId}, c + 1, 'Casamento da Ana ' || e, timestamptz '2026-01-01 20:00Z' + e * interval '8 hours',
     'Sítio das Flores', 150,
     case when e < ${past} then 'confirmado' when e % 3 = 0 then 'orçamento' else 'planejamento' end, 'casamento', e < ${past},
     case when e % 2 = 0 then 'fechado' end, case when e % 2 = 0 then 9000 end, case when e % 2 = 0 then 4000.5 end
   from company, generate_series(0, ${events - 1}) e`,
  `insert into event_clients (company_id, event_id, client_id, position)
   select c + 1, c * ${events} + e + ${firstId}, c * ${clients} + e % ${clients} + ${firstId}, 0
   from company, generate_series(0, ${events - 1}) e`,
  `insert into fixed_costs (company_id, event_id, position, name, value, category)
   select c + 1, c * ${events} + e + ${firstId}, 0, 'Van', 350.5, 'Transporte' from company, generate_series(0, ${events - 1}) e`,
  `insert into charges (id, company_id, event_id, kind, amount, due_on) overriding system value
   select c * ${events} + k + ${firstId}, c + 1, c * ${events} + k / 2 * 2 + ${firstId}, (array['sinal','saldo'])[k % 2 + 1], 4500, date '2026-01-01' + k / 6
   from company, generate_series(0, ${events - 1}) k`,
  `insert into payments (company_id, event_id, charge_id, amount, paid_on, method, user_id)
   select company_id, event_id, charges.id, amount, due_on, 'pix', ${userOf("c")}
   from company join charges on company_id = c + 1 and kind = 'sinal'`,
  `insert into event_drinks (id, company_id, event_id, position, drink_id, drink_name, quantity) overriding system value
   select (c * ${events} + e) * ${drinksOf} + d + ${firstId}, c + 1, c * ${events} + e + ${firstId}, d,
     c * ${drinks} + (e + d) % ${drinks} + ${firstId}, 'Caipirinha ' || (e + d) % ${drinks}, 100
   from company, generate_series(0, ${events - 1}) e, generate_series(0, ${drinksOf - 1}) d`,
  `insert into event_ingredients
     (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
   select c + 1, (c * ${events} + e) * ${drinksOf} + d + ${firstId}, l, c * ${ingredients} + i + ${firstId},
     (array['Vodka','Gin','Limão','Açúcar','Água Tônica'])[i % 5 + 1] || ' ' || i, 12.5, (array['ml','L','g','unidade'])[i % 4 + 1], 10
   from company, generate_series(0, ${events - 1}) e, generate_series(0, ${drinksOf - 1}) d,
     generate_series(0, ${linesOf - 1}) l, lateral (select (e * 16 + d * 4 + l) * 7 % ${ingredients} as i) pick`,
  `insert into event_steps (company_id, event_id, number, kind, user_id)
   select c + 1, c * ${events} + e + ${firstId}, 1, 'retirada', ${userOf("c")} from company, generate_series(0, ${past - 1}) e`,
  `insert into stock_movements (company_id, ingredient_id, event_id, step, user_id, kind, unit, quantity_delta, unit_cost)
   select company_id, ingredient_id, event_id, 1, ${userOf("c")}, 'retirada', 'ml', -10, 0.050005
   from company join event_drinks on company_id = c + 1 and event_id < c * ${events} + ${past} + ${firstId}
     join event_ingredients using (company_id) where event_drink_id = event_drinks.id`,
  `insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost)
   select company_id, ingredients.id, ${userOf("c")}, 'entrada', ingredients.unit, 100000 + (select coalesce(-sum(quantity_delta), 0)
     from stock_movements taken where taken.company_id = c + 1 and taken.ingredient_id = ingredients.id), 0.050005
   from company join ingredients on company_id = c + 1`,
];

/** Rows added later have ids beyond those of all companies, so that more companies can follow. */
const FIRST_FREE_ID = 100_000_000;
const COUNTED = [
  "companies",
  "users",
  "ingredients",
  "drinks",
  "clients",
  "events",
  "event_drinks",
  "charges",
];

/** The token of a company's only user: anybody could guess it, which in a database of the bench does no harm. */
export const tokenOf = (/** @type {number} */ company) => `bench-${String(company).padStart(37, "0")}`;

export const emailOf = (/** @type {number} */ company) => `empresa${company}@exemplo.com.br`;

/** As the product keeps it. @param {string} token */
export const tokenHash = (token) => createHash("sha256").update(token).digest("base64url");

/**
 * Adds companies number `from` (counted from 0) up to but without `to`, and lets the planner know about them.
 * @param {import("pg").Client} client
 * @param {{ from: number, to: number, passwordHash: string, shape?: Shape }} range
 */
export async function fillCompanies(client, { from, to, passwordHash, shape = FULL }) {
  await client.query("begin");
  await client.query("create temporary table company (c int primary key) on commit drop");
  await client.query("insert into company select generate_series($1::int, $2::int - 1)", [from, to]);
  await client.query("set local session_replication_role = replica");
  await client.query("analyze company");
  for (const statement of statementsFor(shape)) {
    await client.query(statement, statement.includes("$1") ? [passwordHash] : []);
  }
  for (const table of COUNTED) {
    const sequence = `pg_get_serial_sequence('${table}', 'id')`;
    await client.query(`select setval(${sequence}, greatest(${FIRST_FREE_ID}, nextval(${sequence})))`);
  }
  await client.query("commit");
}
