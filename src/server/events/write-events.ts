import { eq, sql } from "drizzle-orm";
import { nameOf } from "#server/db/column-name.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { events } from "#server/db/schema/events.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { conflict } from "#server/http/errors.ts";
import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { fillDrinkCounts } from "#shared/events/fill-drink-counts.ts";
import { hasSamePlan } from "#shared/events/same-plan.ts";
import { lockEvent, refuseDisabled } from "./lock-event.ts";
import { readDrinks, readEvent } from "./read-events.ts";
import { requireOwnParts } from "./require-own-parts.ts";
import { writeDrinks } from "./write-drinks.ts";
import { writeParts } from "./write-parts.ts";

// What needs nothing of each other is sent together, in this order: the lock before what is read under it, the answer
// last.

export const createEvent = (data: CompanyData, input: EventInput): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    await requireOwnParts(tx, input);
    const { name, date, location, guests, status, type, combo } = input;
    const values = { name, date: new Date(date), location, guests, status, type, combo };
    const { id } = await tx.insert(events, values);
    const [, , event] = await pipelined(
      writeDrinks(tx, id, fillDrinkCounts(input.drinks, [])),
      writeParts(tx, id, input),
      readEvent(tx, id),
    );
    return event;
  });

export const updateEvent = (
  data: CompanyData,
  id: number,
  input: EventInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const [present, planned] = await pipelined(
      lockForEdit(tx, id, input.version),
      readDrinks(tx, id),
      requireOwnParts(tx, input, id),
    );
    const drinks = fillDrinkCounts(input.drinks, planned);
    // What is out must stay what is planned, or nobody could say what may come back.
    if (present.isStockWithdrawn && !hasSamePlan(planned, drinks)) {
      throw conflict("Registre o retorno do estoque antes de alterar os drinks");
    }
    const [, , , event] = await pipelined(
      writeRow(tx, id, input),
      writeDrinks(tx, id, drinks),
      writeParts(tx, id, input),
      readEvent(tx, id),
    );
    return event;
  });

async function lockForEdit(tx: CompanyData, id: number, version: number | undefined) {
  const present = await lockEvent(tx, id);
  refuseDisabled(present);
  refuseOldVersion(version, present.version);
  return present;
}

/** It leaves the screen of events and stays for the reports. */
export const disableEvent = (data: CompanyData, id: number): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    await lockEvent(tx, id);
    await tx.insert(auditEntries, { action: "event_disabled", userId: tx.userId, subjectId: id });
    await tx.update(events, id, { isActive: false, version: nextVersion(events.version) });
    return readEvent(tx, id);
  });

const OPTIONAL = ["guests", "status", "type", "combo"] as const;

type Changed = Pick<EventInput, "name" | "date" | (typeof OPTIONAL)[number]> & {
  eventId: number;
  hasLocation: boolean;
  location: string | null;
};

const changedRow = new CompanyStatement<Record<string, never>, Changed>("change_event", (own) => {
  const value = (name: keyof Changed) => sql.placeholder(name);
  const kept = OPTIONAL.map((name) => {
    const column = events[name];
    return sql`${nameOf(column)} = coalesce(${value(name)}, ${column})`;
  });
  return sql`update ${events} set ${nameOf(events.name)} = ${value("name")},
      ${nameOf(events.date)} = ${value("date")}::timestamptz,
      ${nameOf(events.location)} = case when ${value("hasLocation")}::bool then ${value("location")} else ${events.location} end,
      ${sql.join(kept, sql`, `)}, ${nameOf(events.version)} = ${nextVersion(events.version)}
    where ${own.filter(events, eq(events.id, value("eventId")))}`;
});

/** What is absent is left alone. */
async function writeRow(tx: CompanyData, eventId: number, input: EventInput): Promise<void> {
  const { name, date, location, guests, status, type, combo } = input;
  await tx.run(changedRow, {
    eventId,
    name,
    date: new Date(date).toISOString(),
    hasLocation: location !== undefined,
    location: location ?? null,
    guests,
    status,
    type,
    combo,
  });
}
