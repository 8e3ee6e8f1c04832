import type { CompanyData } from "#server/db/company/company-data.ts";
import { type JsonText, parseJson } from "#server/db/json-sql.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { events } from "#server/db/schema/events.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { conflict } from "#server/http/errors.ts";
import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { withKeptNumbers } from "#shared/events/kept-numbers.ts";
import { hasSamePlan } from "#shared/events/same-plan.ts";
import { eventList } from "./event-json.ts";
import { lockEvent, refuseDisabled } from "./lock-event.ts";
import { requireOwnParts } from "./require-own-parts.ts";
import { replaceClients, replaceDrinks, replaceFixedCosts } from "./write-event-parts.ts";

export const createEvent = (data: CompanyData, input: EventInput): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    await requireOwnParts(tx, input);
    const { drinks, clients, fixedCosts, version: _version, ...values } = input;
    const { id } = await tx.insert(events, { ...values, date: new Date(values.date) });
    await replaceDrinks(tx, id, withKeptNumbers(drinks, []));
    await replaceClients(tx, id, clients);
    await replaceFixedCosts(tx, id, fixedCosts);
    return eventList.readOne(tx, id);
  });

/** Fields that are absent are left alone. */
export const updateEvent = (
  data: CompanyData,
  id: number,
  { version, clients, fixedCosts, ...input }: EventInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const present = await lockEvent(tx, id);
    refuseDisabled(present);
    refuseOldVersion(version, present.version);
    const planned = parseJson(await eventList.readOne(tx, id)).drinks;
    await requireOwnParts(tx, { drinks: input.drinks, clients }, id);
    const drinks = withKeptNumbers(input.drinks, planned);
    // The plan must stay equal to the stock that is out, or nobody could say what may come back.
    if (present.isStockWithdrawn && !hasSamePlan(planned, drinks)) {
      throw conflict("Registre o retorno do estoque antes de alterar os drinks");
    }
    const { drinks: _drinks, ...values } = input;
    await tx.update(events, id, {
      ...values,
      date: new Date(values.date),
      version: nextVersion(events.version),
    });
    await replaceDrinks(tx, id, drinks);
    await replaceClients(tx, id, clients);
    await replaceFixedCosts(tx, id, fixedCosts);
    return eventList.readOne(tx, id);
  });

/** Takes an event off the screen of events; it stays for the reports. */
export const disableEvent = (data: CompanyData, id: number): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    await lockEvent(tx, id);
    await tx.insert(auditEntries, { action: "event_disabled", userId: tx.userId, subjectId: id });
    await tx.update(events, id, { isActive: false, version: nextVersion(events.version) });
    return eventList.readOne(tx, id);
  });
