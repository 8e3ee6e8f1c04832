import { sql } from "drizzle-orm";
import { isWhole } from "#server/company/erasure/is-whole.ts";
import type { Database } from "#server/db/database.ts";
import { isOneOf } from "#server/db/schema/columns.ts";
import { kindsOfPrice } from "#shared/payments/charge-rules.ts";

/** An event whose money does not add up, and in what. */
export type MoneyProblem = { companyId: number; eventId: number; problem: string };

export type MoneyProof = { checked: number; problems: MoneyProblem[] };

/** The charges of the price itself, one of which is enough to demand all of it. */
const UNEQUAL_CHARGES = sql`
  select e.company_id, e.id as event_id, 0 as row_id,
    'cobranças somam ' || sum(c.amount) || ', preço ' || coalesce(coalesce(e.owed_price, e.price)::text, 'nenhum') as problem
  from events e join charges c on c.company_id = e.company_id and c.event_id = e.id and ${isOneOf(sql`c.kind`, kindsOfPrice)}
  group by e.company_id, e.id having sum(c.amount) is distinct from coalesce(e.owed_price, e.price)`;

const WRONG_PRICES = sql`
  select e.company_id, e.id, 0, 'preço ' || e.price || ' não é ' || e.price_per_guest || ' por convidado para ' || e.priced_guests
  from events e where e.price_per_guest is not null and e.price <> e.price_per_guest * greatest(e.priced_guests, coalesce(e.min_guests, 0))
    + (select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(e.price_lines) line)`;

const WRONG_RECEIPTS = sql`
  select c.company_id, c.event_id, c.id, 'cobrança ' || c.id || ' de ' || c.amount || ' tem recebimentos de ' || sum(p.amount)
  from charges c join payments p on p.company_id = c.company_id and p.charge_id = c.id
  group by c.company_id, c.id having sum(p.amount) not between 0 and c.amount`;

const WRONG_REVERSALS = sql`
  select r.company_id, r.event_id, r.id, 'o estorno ' || r.id || ' não é o contrário do recebimento ' || r.reverses_id
  from payments r left join payments p on p.company_id = r.company_id and p.id = r.reverses_id
  where r.reverses_id is not null and not coalesce(p.reverses_id is null and p.charge_id = r.charge_id
    and p.amount = -r.amount and p.paid_on = r.paid_on and p.method = r.method, false)`;

/**
 * Finds every event of every company whose charges are not its price, or whose price is not that of its guests and
 * lines, every charge that received less than nothing or
 * more than it is, and every reversal that is not the opposite of its receipt; there must be none.
 */
export async function moneyProblems(db: Database): Promise<MoneyProof> {
  const { rows } = await db.execute<MoneyProblem>(sql`
    select company_id as "companyId", event_id as "eventId", problem
    from (${UNEQUAL_CHARGES} union all ${WRONG_PRICES} union all ${WRONG_RECEIPTS} union all ${WRONG_REVERSALS}) found
    where ${isWhole(sql`company_id`)}
    order by company_id, event_id, row_id`);
  const checked = await db.execute<{ count: number }>(sql`select count(*)::int as count from charges`);
  return { checked: checked.rows[0]?.count ?? 0, problems: rows };
}
