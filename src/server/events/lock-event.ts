import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { conflict, notFound } from "#server/http/errors.ts";

export const EVENT_MISSING = "Evento não encontrado";

type EventRow = typeof events.$inferSelect;

/** Locks the row of an event. Always before any ingredient is locked: one order for everybody, so nobody deadlocks. */
export async function lockEvent(tx: CompanyData, eventId: number): Promise<EventRow> {
  const [event] = await tx.lock(events, [eventId]);
  if (!event) throw notFound(EVENT_MISSING);
  return event;
}

/** Refuses what was decided on before stock of the event went out, came back or was undone. */
export function refuseUnseenStep({ stockMovedAt }: Pick<EventRow, "stockMovedAt">, seen?: string): void {
  if (seen !== undefined && Date.parse(seen) !== stockMovedAt?.getTime()) {
    throw conflict("O estoque deste evento mudou enquanto isso: confira e tente de novo");
  }
}

export function refuseDisabled({ isActive }: Pick<EventRow, "isActive">): void {
  if (!isActive) throw conflict("Este evento está desabilitado");
}
