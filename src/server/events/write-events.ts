import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company-data.ts";
import { CompanyStatement } from "#server/db/company-statement.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { eventClients, fixedCosts } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { withKeptNumbers } from "#shared/events/kept-numbers.ts";
import { hasSamePlan } from "#shared/events/same-plan.ts";
import { readDrinks, readEvent } from "./read-events.ts";
import { requireOwnParts } from "./require-own-parts.ts";
import { writeDrinks } from "./write-drinks.ts";

export const EVENT_MISSING = "Evento não encontrado";

type EventRow = typeof events.$inferSelect;

export const createEvent = (data: CompanyData, input: EventInput): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    await requireOwnParts(tx, input);
    const row = await tx.insert(events, rowValues(input));
    await writeDrinks(tx, row.id, withKeptNumbers(input.drinks, []));
    await writeClients(tx, row.id, input.clients ?? []);
    await writeFixedCosts(tx, row.id, input.fixedCosts ?? []);
    return readEvent(tx, row.id);
  });

export const updateEvent = (
  data: CompanyData,
  id: number,
  input: EventInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const present = await lockEvent(tx, id);
    refuseDisabled(present);
    refuseOldVersion(input.version, present.version);
    const planned = await readDrinks(tx, id);
    const drinks = withKeptNumbers(input.drinks, planned);
    // What is out must stay what is planned, or nobody could say what may come back.
    if (present.isStockWithdrawn && !hasSamePlan(planned, drinks)) {
      throw conflict("Registre o retorno do estoque antes de alterar os drinks");
    }
    await requireOwnParts(tx, input, id);
    await tx.update(events, id, { ...rowValues(input), version: nextVersion(events.version) });
    await writeDrinks(tx, id, drinks);
    await tx.run(replacedParts, {
      eventId: id,
      hasClients: input.clients !== undefined,
      hasFixedCosts: input.fixedCosts !== undefined,
    });
    await writeClients(tx, id, input.clients ?? []);
    await writeFixedCosts(tx, id, input.fixedCosts ?? []);
    return readEvent(tx, id);
  });

/** It leaves the screen of events and stays for the reports. */
export const disableEvent = (data: CompanyData, id: number): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    await lockEvent(tx, id);
    await tx.insert(auditEntries, { action: "event_disabled", userId: tx.userId, subjectId: id });
    await tx.update(events, id, { isActive: false, version: nextVersion(events.version) });
    return readEvent(tx, id);
  });

/** Held first by whatever changes an event, before any ingredient: nobody waits for somebody who waits for them. */
export async function lockEvent(tx: CompanyData, id: number): Promise<EventRow> {
  const [event] = await tx.lock(events, [id]);
  if (!event) throw notFound(EVENT_MISSING);
  return event;
}

export function refuseDisabled({ isActive }: Pick<EventRow, "isActive">): void {
  if (!isActive) throw conflict("Este evento está desabilitado");
}

type Replaced = { eventId: number; hasClients: boolean; hasFixedCosts: boolean };

/** Makes room for those that come; what is absent is left alone. One statement: each on its own would be a way more. */
const replacedParts = new CompanyStatement<Record<string, never>, Replaced>("replace_event_parts", (own) => {
  const eventId = sql`${sql.placeholder("eventId")}::int`;
  const goneIf = (isReplaced: SQL, part: typeof eventClients | typeof fixedCosts) =>
    sql`delete ${own.rows({ from: part, where: and(eq(part.eventId, eventId), isReplaced) })}`;
  return sql`with clients as (${goneIf(sql`${sql.placeholder("hasClients")}::bool`, eventClients)})
    ${goneIf(sql`${sql.placeholder("hasFixedCosts")}::bool`, fixedCosts)}`;
});

/** What is absent is left alone: a new row then has the default of its column, an old one what it had. */
const rowValues = ({ name, date, location, guests, status, type, combo }: EventInput) => ({
  name,
  date: new Date(date),
  location,
  guests,
  status,
  type,
  combo,
});

async function writeClients(tx: CompanyData, eventId: number, clientIds: readonly number[]): Promise<void> {
  await tx.insertEach(
    eventClients,
    clientIds.map((clientId, position) => ({ eventId, clientId, position })),
  );
}

async function writeFixedCosts(
  tx: CompanyData,
  eventId: number,
  costs: NonNullable<EventInput["fixedCosts"]>,
): Promise<void> {
  await tx.insertEach(
    fixedCosts,
    costs.map((cost, position) => ({ ...cost, value: String(cost.value), eventId, position })),
  );
}
