import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { events } from "#server/db/schema/events.ts";
import { conflict, notFound } from "#server/http/errors.ts";

export const EVENT_MISSING = "Evento não encontrado";

type EventRow = typeof events.$inferSelect;

type LockedEvent = Pick<EventRow, "isActive" | "status" | "isStockWithdrawn" | "version"> & {
  hasReturned: boolean;
};

const lockedEvent = new CompanyStatement<LockedEvent, { eventId: number }>(
  "lock_event",
  (own) => sql`select ${events.isActive} as "isActive", ${events.status} as "status",
      ${events.isStockWithdrawn} as "isStockWithdrawn", ${events.version} as "version",
      ${events.stockReturnedAt} is not null as "hasReturned"
    ${own.rows({ from: events, where: eq(events.id, sql.placeholder("eventId")) })} for no key update`,
);

/** Held first by whatever changes an event, before any ingredient: nobody waits for somebody who waits for them. */
export async function lockEvent(tx: CompanyData, eventId: number): Promise<LockedEvent> {
  const [event] = await tx.run(lockedEvent, { eventId });
  if (!event) throw notFound(EVENT_MISSING);
  return event;
}

export function refuseDisabled({ isActive }: Pick<EventRow, "isActive">): void {
  if (!isActive) throw conflict("Este evento está desabilitado");
}
