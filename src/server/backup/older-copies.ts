import { type SQL, sql } from "drizzle-orm";

const ofIngredient = (column: string): SQL =>
  sql`(select ${sql.identifier(column)} from ingredients
    where company_id = copied.company_id and id = copied.ingredient_id)`;

const summaryOf = (
  snapshot: SQL,
): SQL => sql`(select json_build_object('event', offered -> 'event', 'clientNames',
  offered -> 'clientNames', 'total', offered -> 'total', 'message', offered -> 'message')::text
  from (select ${snapshot}::json as offered) as stored)`;

/** Columns that a migration filled for existing rows, and their values for rows of a copy from before it. */
const ADDED: Record<string, Record<string, SQL>> = {
  stock_movements: {
    unit: ofIngredient("unit"),
    yield_quantity: ofIngredient("yield_quantity"),
    yield_unit: ofIngredient("yield_unit"),
  },
  proposals: {
    summary: summaryOf(sql`copied.snapshot`),
    offered_price: sql`(copied.snapshot::json -> 'pricing' ->> 'price')::numeric`,
    offered_drinks: sql`array(select drink ->> 'name' from json_array_elements(copied.snapshot::json -> 'drinks') as drink)`,
  },
  events: {
    priced_guests: sql`case when copied.pricing_mode = 'por_convidado' then
      case when greatest(copied.guests, coalesce(copied.min_guests, 0)) * copied.price_per_guest = copied.price
        then copied.guests else least(round(copied.price / copied.price_per_guest), 2147483647)::integer end end`,
  },
  users: { company_role: sql`case when copied.company_id is not null then 'dono' end` },
};

/** Repeats what the migration to unit costs of twelve decimals did. */
export const REFINE_UNIT_COSTS = sql`update ingredients set unit_cost = round(price_per_unit / quantity, 12)
  where quantity > 0 and unit_cost = round(price_per_unit / quantity, 6)`;

/** Columns of movements from before purchases were rows; they are there while such a copy is loaded. */
export const ADD_ORIGINS = sql`alter table stock_movements
  add column supplier_id integer, add column invoice_number text, add column bought_on date`;

/** Repeats what the migration to purchases as rows did; no trigger may raise the revision that came with the copy. */
export const MAKE_PURCHASES = [
  sql`alter table purchases disable trigger user`,
  sql`alter table stock_movements disable trigger user`,
  sql`with entry as (
      select m.id, m.company_id, m.bought_on, m.supplier_id, m.invoice_number, m.user_id, m.created_at
      from stock_movements m join ingredients i on i.company_id = m.company_id and i.id = m.ingredient_id
      where m.kind = 'entrada' and m.quantity_delta > 0 and (m.created_at <> i.created_at
        or num_nonnulls(m.supplier_id, m.invoice_number, m.lot, m.bought_on) > 0)
    ), made as (
      insert into purchases (company_id, bought_on, supplier_id, invoice_number, user_id, created_at)
      select company_id, bought_on, supplier_id, invoice_number, user_id, created_at
      from entry group by 1, 2, 3, 4, 5, 6 order by min(id) returning *
    )
    update stock_movements set purchase_id = made.id from entry, made
    where stock_movements.id = entry.id and made.company_id = entry.company_id
      and made.created_at = entry.created_at and made.user_id = entry.user_id
      and (made.bought_on, made.supplier_id, made.invoice_number)
        is not distinct from (entry.bought_on, entry.supplier_id, entry.invoice_number)`,
  sql`alter table stock_movements drop column supplier_id, drop column invoice_number, drop column bought_on`,
  sql`alter table purchases enable trigger user`,
  sql`alter table stock_movements enable trigger user`,
];

/** A copy from before steps were rows has movements whose steps are made once all of them are there. */
export const LOOSEN_STEPS = sql`alter table stock_movements drop constraint stock_movements_event_step`;

/** Repeats what the migration to steps as rows did. */
export const MAKE_STEPS = [
  sql`alter table stock_movements disable trigger user`,
  sql`alter table event_steps disable trigger user`,
  sql`with call as (
      select company_id, event_id, created_at,
        - row_number() over (partition by company_id, event_id order by min(id) desc) as number
      from stock_movements where event_id is not null and step is null group by 1, 2, 3
    )
    update stock_movements set step = call.number from call
      where stock_movements.company_id = call.company_id and stock_movements.event_id = call.event_id
      and stock_movements.created_at = call.created_at and stock_movements.step is null`,
  sql`insert into event_steps (company_id, event_id, number, kind, undoes, user_id, created_at)
      select m.company_id, m.event_id, m.step,
        case when bool_or(m.kind = 'retorno') then 'retorno' else 'retirada' end,
        max(undone.step), max(m.user_id), min(m.created_at)
      from stock_movements m left join stock_movements undone
        on undone.company_id = m.company_id and undone.id = m.reverses_id
      where m.event_id is not null group by 1, 2, 3 order by 1, 2, 3`,
  sql`update event_steps set kind = 'retirada_a_mais'
      where kind = 'retirada' and undoes is null and (
        select earlier.kind from event_steps earlier
        where earlier.company_id = event_steps.company_id and earlier.event_id = event_steps.event_id
          and earlier.number < event_steps.number and earlier.undoes is null
          and not exists (select from event_steps undo where undo.company_id = earlier.company_id
            and undo.event_id = earlier.event_id and undo.undoes = earlier.number
            and undo.number < event_steps.number)
        order by earlier.number desc limit 1) = 'retirada'`,
  sql`update event_steps undo set kind = undone.kind from event_steps undone
      where undone.company_id = undo.company_id and undone.event_id = undo.event_id and undone.number = undo.undoes`,
  sql`alter table stock_movements add constraint stock_movements_event_step
    foreign key (company_id, event_id, step) references event_steps (company_id, event_id, number)`,
  sql`alter table event_steps enable trigger user`,
  sql`alter table stock_movements enable trigger user`,
];

/** Columns of a table that a copy lacks and that must not be empty; `copied` is its row. */
export const addedSince = (table: string, columns: readonly string[]): [string, SQL][] =>
  Object.entries(ADDED[table] ?? {}).filter(([column]) => !columns.includes(column));

/** Columns that held links in earlier versions, whose copies may still have them. */
const RETIRED_COLUMNS: Record<string, string[]> = {
  users: ["reset_token_hash", "reset_token_expiry"],
  companies: ["confirmation_token_hash", "confirmation_token_expiry"],
};

export const withoutRetired = (table: string, columns: string[]) =>
  columns.filter((column) => !RETIRED_COLUMNS[table]?.includes(column));
