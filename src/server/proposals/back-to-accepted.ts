import { and, eq } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { eventChanges } from "#server/events/event-changes.ts";
import { readEvent, readPlan } from "#server/events/event-json.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { noteSeenCost } from "#server/events/seen-cost.ts";
import { replaceDrinks } from "#server/events/write-event-parts.ts";
import { conflict } from "#server/http/errors.ts";
import { unarchiveForEvent } from "#server/ingredients/archive-ingredient.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { BackInput } from "#shared/proposals/contract.ts";
import { readSnapshot } from "#shared/proposals/snapshot.ts";
import { backProblem } from "#shared/proposals/state.ts";
import { takeSigned } from "./take-signed.ts";

/**
 * Takes an event back to what its client accepted: date, duration, place, guests, drinks, price and charges. Drinks of
 * a version that was sent before their plan was kept stay as they are.
 */
export const backToAccepted = (
  data: CompanyData,
  id: number,
  { version }: BackInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    refuseDisabled(event);
    refuseOldVersion(version, event.version);
    const isInForce = and(eq(proposals.eventId, id), eq(proposals.state, "aceita"));
    const [accepted] = await tx.list(proposals, isInForce);
    const problem = backProblem(event);
    if (problem) throw conflict(problem);
    if (!accepted) throw conflict("Nenhuma proposta deste evento foi aceita");
    const { date, durationMinutes, location, guests } = readSnapshot(accepted.snapshot).event;
    const plan = await readPlan(tx, id);
    const drinks = accepted.offeredPlan ?? plan.drinks;
    const values = { date: new Date(date), durationMinutes, location, guests };
    const priced = await takeSigned(tx, event, accepted);
    await tx.update(events, id, { ...values, version: nextVersion(events.version) });
    await replaceDrinks(tx, id, drinks);
    await unarchiveForEvent(tx, id);
    await noteSeenCost(tx, id);
    const told = eventChanges(
      { event, ...plan, clients: [], fixedCosts: [] },
      { ...values, date, name: event.name, drinks },
    );
    const lasting = changesOf(event, values, ["durationMinutes"]);
    await recordChanges(tx, "event_back_to_accepted", id, [...told, ...lasting, ...priced]);
    return readEvent(tx, id);
  });
