import { and, eq, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#server/db/column-name.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { eventClients, fixedCosts } from "#server/db/schema/event-parts.ts";
import type { EventInput } from "#shared/events/contract.ts";

const CLIENT = [eventClients.companyId, eventClients.eventId, eventClients.clientId, eventClients.position];

const COST = [
  fixedCosts.companyId,
  fixedCosts.eventId,
  fixedCosts.position,
  fixedCosts.name,
  fixedCosts.value,
  fixedCosts.category,
];

const names = (columns: typeof CLIENT | typeof COST) => sql.join(columns.map(nameOf), sql`, `);
const eventId = sql`${sql.placeholder("eventId")}::int`;

type Cleared = { eventId: number; hasClients: boolean; hasFixedCosts: boolean };

const clearedParts = new CompanyStatement<Record<string, never>, Cleared>("clear_event_parts", (own) => {
  const goneIf = (isReplaced: SQL, part: typeof eventClients | typeof fixedCosts) =>
    sql`delete ${own.rows({ from: part, where: and(eq(part.eventId, eventId), isReplaced) })}`;
  return sql`with clients as (${goneIf(sql`${sql.placeholder("hasClients")}::bool`, eventClients)})
    ${goneIf(sql`${sql.placeholder("hasFixedCosts")}::bool`, fixedCosts)}`;
});

type Written = { eventId: number; clients: number[]; costs: string };

const writtenParts = new CompanyStatement<Record<string, never>, Written>(
  "write_event_parts",
  (own) => sql`with clients as (
      insert into ${eventClients} (${names(CLIENT)})
      select ${own.id}, ${eventId}, client.id, client.number - 1
      from unnest(${sql.placeholder("clients")}::int[]) with ordinality as client (id, number)
    )
    insert into ${fixedCosts} (${names(COST)})
    select ${own.id}, ${eventId}, cost.position, cost.name, cost.value, cost.category
    from json_to_recordset(${sql.placeholder("costs")}::json)
      as cost (position int, name text, value numeric, category text)`,
);

/** Puts the clients and fixed costs that come in the place of those the event has; what is absent is left alone. */
export async function writeParts(
  tx: CompanyData,
  id: number,
  { clients, fixedCosts: costs }: Pick<EventInput, "clients" | "fixedCosts">,
): Promise<void> {
  if (!clients && !costs) return;
  const listed = (costs ?? []).map((cost, position) => ({ ...cost, position }));
  await pipelined(
    tx.run(clearedParts, { eventId: id, hasClients: Boolean(clients), hasFixedCosts: Boolean(costs) }),
    tx.run(writtenParts, { eventId: id, clients: [...(clients ?? [])], costs: JSON.stringify(listed) }),
  );
}
