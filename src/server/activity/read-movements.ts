import { and, isNull, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import type { Activity } from "#shared/activity/contract.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import type { ActivityFilter } from "./activity-filter.ts";
import { PAGE_SIZE, type Read } from "./paginate.ts";

/** Movements read per page: an import moves thousands at once and is still one line. */
const MOVEMENTS_READ = 6_000;

type MovedTogether = Pick<Activity, "action" | "subject" | "count" | "at" | "reason"> & {
  id: string;
  username: string;
  thingId: number | null;
  isEvent: boolean;
  /** Of a line that is one movement: what there was after it, its quantity and its unit. */
  after: string | null;
  delta: string;
  unit: string;
  isCut: boolean;
};

type Values = { before: string; person: number | null; ofEvents: boolean };

/** Groups movements of one transaction, which share their moment, into one line. */
const movedTogether = new CompanyStatement<MovedTogether, Values>("moved_together", (own) => {
  const { id, createdAt, kind, userId, ingredientId, eventId, reversesId, quantityDelta, unit } =
    stockMovements;
  const { lostQuantity, reason, step, mergeId } = stockMovements;
  // What was lost at an event is taken back with the return that it belongs to.
  const action = sql`case when ${reversesId} is null then ${kind} when ${kind} = 'entrada' then 'estorno'
    when ${kind} = 'retirada' then 'baixa_desfeita' when ${kind} = 'ajuste' then 'contagem_estornada' when ${eventId} is null then 'perda_estornada'
    else 'retorno_desfeito' end`;
  const isWanted = and(
    sql`${createdAt} < ${sql.placeholder("before")}::timestamptz`,
    sql`(${sql.placeholder("person")}::int is null or ${userId} = ${sql.placeholder("person")}::int)`,
    sql`(not ${sql.placeholder("ofEvents")}::boolean or ${eventId} is not null)`,
    // A merge has an entry of its own.
    isNull(mergeId),
  );
  const ofIngredient = sql`${ingredients.id} = line.ingredient`;
  const ofEvent = sql`${events.id} = line.event`;
  const newer = own.lookup(
    stockMovements,
    sql`coalesce(sum(${quantityDelta}), 0)`,
    sql`${ingredientId} = line.ingredient and ${id} > line.id`,
  );
  const isMore = own.lookup(
    eventSteps,
    sql`${eventSteps.kind} = 'retirada_a_mais'`,
    sql`${eventSteps.eventId} = line.event and ${eventSteps.number} = line.step`,
  );
  const word = sql`case when ${ingredients.unit} = line.unit then ${ingredients.unitWord} end`;
  return sql`with recent as (
      select ${id} as id, ${createdAt} as at, ${action} as action, ${userId} as actor, ${ingredientId} as ingredient,
        ${eventId} as event, ${step} as step, ${quantityDelta} as delta, ${unit} as unit, ${lostQuantity} as lost, ${reason} as reason
      ${own.rows({ from: stockMovements, where: isWanted })}
      order by ${createdAt} desc, ${id} desc limit ${sql.raw(String(MOVEMENTS_READ))}
    ), line as (
      select max(id) as id, max(step) as step, at, action, max(actor) as actor, (array_agg(ingredient order by id desc))[1] as ingredient,
        event, count(distinct ingredient) filter (where delta <> 0 or lost <> 0)::int as count, count(*) as movements,
        (array_agg(delta order by id desc))[1] as delta, (array_agg(unit order by id desc))[1] as unit,
        left(string_agg(distinct reason, '; ') filter (where lost is not null), 500) as reason
      from recent group by at, action, event order by at desc, max(id) desc limit ${sql.raw(String(PAGE_SIZE + 1))}
    )
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, count, reason,
      case when action = 'retirada' and ${isMore} then 'retirada_a_mais'
        when action = 'baixa_desfeita' and ${isMore} then 'retirada_a_mais_desfeita' else action end as action,
      ${own.lookup(users, users.username, sql`${users.id} = line.actor`)} as username,
      coalesce(${own.lookup(events, events.name, ofEvent)}, ${own.lookup(ingredients, ingredients.name, ofIngredient)}) as subject,
      event is not null as "isEvent",
      case when event is not null then ${own.lookup(events, events.id, sql`${ofEvent} and ${events.isActive}`)}
        when count = 1 then ${own.lookup(ingredients, ingredients.id, sql`${ofIngredient} and ${ingredients.archivedAt} is null`)}
      end as "thingId",
      case when movements = 1 and event is null
        then (${own.lookup(ingredients, ingredients.quantity, ofIngredient)} - ${newer})::text end as after,
      delta::text, coalesce(${own.lookup(ingredients, word, ofIngredient)}, unit) as unit,
      (select count(*) from line) > ${sql.raw(String(PAGE_SIZE))}
        or (select count(*) from recent) = ${sql.raw(String(MOVEMENTS_READ))} as "isCut"
    from line`;
});

/** Reads the newest movements of the stock before a moment, those of one transaction as one line. */
export async function readMovements(data: CompanyData, before: Date, filter: ActivityFilter): Promise<Read> {
  const { person, thing } = filter;
  if (thing && thing !== "event" && thing !== "ingredient") return { lines: [], isCut: false };
  const rows = await data.run(movedTogether, {
    before: before.toISOString(),
    person: person ?? null,
    ofEvents: thing === "event",
  });
  return { lines: rows.map(lineOf), isCut: rows[0]?.isCut ?? false };
}

/** Field by field, which takes a fraction of spreading the rest of a row. */
function lineOf(row: MovedTogether): Activity {
  const { id, at, action, username, subject, count, isEvent, thingId, after, delta, unit, reason } = row;
  const from = after === null ? 0 : rounded(minus(exact(after), exact(delta)), 2);
  return {
    key: `m${id}`,
    at,
    action,
    username,
    subject,
    count,
    thing: isEvent ? "event" : "ingredient",
    thingId,
    details: null,
    stock: after === null ? null : { from, to: Number(after), unit },
    reason,
    company: null,
    address: null,
  };
}
