import type { EventCalendar } from "#server/calendar/send-event.ts";
import { events } from "#server/db/schema/events.ts";
import { readSnapshot } from "#shared/proposals/snapshot.ts";
import { words } from "#shared/proposals/words.ts";
import { type LinkedProposal, proposalNotFound } from "./find-by-link.ts";

/** What the client has accepted, for their calendar. Before that nothing is settled that could stand there. */
export async function readAcceptedCalendar(
  { data, proposal }: LinkedProposal,
  publicUrl: string,
): Promise<EventCalendar> {
  const event = proposal.state === "aceita" && (await data.find(events, proposal.eventId));
  if (!event) throw proposalNotFound();
  const { company, clientNames, event: accepted, drinks } = readSnapshot(proposal.snapshot);
  return {
    companyName: company.name,
    timeZone: company.timeZone,
    words,
    event: {
      ...accepted,
      id: event.id,
      date: new Date(accepted.date),
      drinkNames: drinks.map(({ name }) => name),
      clientNames,
      status: event.status === "cancelado" ? "cancelado" : "confirmado",
      isActive: event.isActive,
      version: event.version,
      changedAt: event.changedAt,
      link: `${publicUrl}/p/${proposal.token}`,
    },
  };
}
