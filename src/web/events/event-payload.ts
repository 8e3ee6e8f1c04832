import type { CateringEvent, EventInput } from "#shared/events/contract.ts";

/** An event as the call that changes one takes it, with nothing changed yet. */
export const eventPayload = (event: CateringEvent): EventInput => ({
  name: event.name,
  date: event.date,
  location: event.location,
  guests: event.guests,
  status: event.status,
  type: event.type,
  combo: event.combo,
  drinks: event.drinks,
  clients: event.clients,
  fixedCosts: event.fixedCosts,
  version: event.version,
});
