import { addCount, findCount } from "#server/events/counts/counts.ts";
import { readEvent } from "#server/events/event-json.ts";
import { refuseIssues } from "#server/http/errors.ts";
import type { EventCount, NamedCountInput } from "#shared/events/counts/contract.ts";
import { type LinkedEvent, requireTeamLink } from "./find-team-link.ts";
import { ingredientIds } from "./team-event.ts";

/** Adds what somebody of the team has counted, under the name that the person gave. */
export const countByLink = (linked: LinkedEvent, { name, ...entry }: NamedCountInput): Promise<EventCount> =>
  linked.data.transaction(async (tx) => {
    await requireTeamLink(tx, linked);
    const known = await findCount(tx, linked.eventId, entry.id);
    if (known) return known;
    const isOfEvent = ingredientIds(JSON.parse(await readEvent(tx, linked.eventId))).includes(
      entry.ingredientId,
    );
    // Others of the company's stock are not even told apart from those that nobody has.
    const message = "Este item não é deste evento";
    refuseIssues(isOfEvent ? [] : [{ path: "ingredientId", message }]);
    return addCount(tx, linked.eventId, entry, name);
  });
