import { eq } from "drizzle-orm";
import { recordChanges, recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { eventClients, fixedCosts as fixedCostRows } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { charges } from "#server/db/schema/payments.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { conflict, refuseIssues } from "#server/http/errors.ts";
import { unarchiveForEvent } from "#server/ingredients/archive-ingredient.ts";
import { settleCounts } from "#server/night/counts/settle-counts.ts";
import { isNothingSpent } from "#server/night/nothing-spent.ts";
import { chargeEvent, settleDueAtAcceptance } from "#server/payments/charges.ts";
import { moveDueDates } from "#server/payments/move-due-dates.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { ActivityChange, ChangedField } from "#shared/activity/contract.ts";
import { type CateringEvent, type EventInput, lacksDrinks } from "#shared/events/contract.ts";
import { disableProblem } from "#shared/events/disable-problem.ts";
import type { EventStatus } from "#shared/events/enumerations.ts";
import { fillDrinkCounts } from "#shared/events/fill-drink-counts.ts";
import { NO_INGREDIENT } from "#shared/events/plan-contract.ts";
import { statusChangeProblem } from "#shared/events/status-change-problem.ts";
import { hasSamePlan, hasSameSupplies } from "#shared/events/stock/same-plan.ts";
import { agreedStatuses } from "#shared/payments/agreed/agreement.ts";
import { withMovedDays } from "#shared/payments/charges/moved-due-dates.ts";
import { USUAL_DURATION } from "#shared/payments/contract.ts";
import { eventChanges } from "./event-changes.ts";
import { readEvent, readPlan, type StoredPlan } from "./event-json.ts";
import { editedPricing, movedDebt, pricingColumns, refuseHiddenPricing } from "./event-pricing.ts";
import { lockEvent, refuseDisabled } from "./lock-event.ts";
import { requireOwnParts } from "./require-own-parts.ts";
import { noteSeenCost } from "./seen-cost.ts";
import { firstFixedCosts } from "./usual-costs.ts";
import { replaceClients, replaceDrinks, replaceFixedCosts, replaceSupplies } from "./write-event-parts.ts";

export const createEvent = (data: CompanyData, input: EventInput): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    refuseHiddenPricing(tx, input);
    await requireOwnParts(tx, input);
    const {
      drinks,
      supplies,
      clients,
      fixedCosts,
      pricing,
      priceAnswer: _answer,
      version: _version,
      ...values
    } = input;
    const priced = pricing && pricingColumns(pricing, values.guests ?? 0);
    const firstCosts = await firstFixedCosts(tx, { fixedCosts, guests: values.guests });
    const created = await tx.insert(events, { ...values, ...priced, date: new Date(values.date) });
    const { id } = created;
    const { event } = await pipelined({
      created: recordData(tx, "event_created", id),
      priced: recordChanges(tx, "event_priced", id, changesOf(UNPRICED, created, PRICED)),
      drinks: replaceDrinks(tx, id, fillDrinkCounts(drinks, [])),
      supplies: replaceSupplies(tx, id, supplies),
      clients: replaceClients(tx, id, clients),
      fixedCosts: replaceFixedCosts(tx, id, firstCosts),
      unarchived: unarchiveForEvent(tx, id),
      event: readEvent(tx, id),
    });
    if (pricing?.charges) await chargeEvent(tx, created, pricing.charges, CHARGES_PATH);
    else if (created.price === null) return event;
    await noteSeenCost(tx, id);
    return readEvent(tx, id);
  });

const CHARGES_PATH = "pricing.charges";

/** Fields of the agreement with the client. Their changes have an audit entry of their own. */
const PRICED = ["price", "durationMinutes"] as const;
const UNPRICED = { price: null, durationMinutes: USUAL_DURATION };

/** Parts of an event that change its cost. */
const COSTED = new Set<ChangedField>(["drinks", "supplies", "fixedCosts"]);

/** Fields that are absent are left alone. */
export const updateEvent = (
  data: CompanyData,
  id: number,
  { version, supplies, clients, fixedCosts, pricing, priceAnswer, ...input }: EventInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    refuseHiddenPricing(tx, { pricing, priceAnswer });
    const { present, planned, presentClients, presentCosts } = await pipelined({
      present: lockForEdit(tx, id, version),
      planned: readPlan(tx, id),
      presentClients: tx.list(eventClients, eq(eventClients.eventId, id)),
      presentCosts: tx.list(fixedCostRows, eq(fixedCostRows.eventId, id)),
      ownParts: requireOwnParts(tx, { drinks: input.drinks, supplies, clients }, id),
    });
    if (lacksDrinks(input.drinks, planned.drinks)) refuseIssues([{ path: "drinks", message: NO_INGREDIENT }]);
    const drinks = fillDrinkCounts(input.drinks, planned.drinks);
    if (present.stockState === "out")
      refuseOtherPlan(planned, { drinks, supplies: supplies ?? planned.supplies });
    const problem = statusChangeProblem(present);
    if (problem && input.status === "cancelado" && present.status !== "cancelado") throw conflict(problem);
    const { drinks: _drinks, ...values } = input;
    const priced = await editedPricing(tx, present, { pricing, priceAnswer, guests: values.guests });
    const wanted = pricing?.charges;
    const { owed, amounts } = await movedDebt(tx, present, priced, wanted !== undefined);
    const date = new Date(values.date);
    const moved = await moveDueDates(tx, present, date);
    const isPlanAgain = date > tx.now && (await isAllBack(tx, present));
    const changes = {
      ...values,
      ...priced,
      ...owed,
      date,
      // An event on a coming day is a plan again, if nothing was spent for it.
      ...(date > tx.now && { nothingUsedAt: null }),
      // The guests who were counted belong to the party that is undone, not to the one that is planned again.
      ...(isPlanAgain && {
        stockReturnedAt: null,
        plannedAgainStep: present.stockSteps,
        guestsPresent: null,
      }),
      version: nextVersion(events.version),
    };
    if (isPlanAgain) await settleCounts(tx, id, present.stockSteps);
    if (isNewlyAgreed(present.status, values.status)) await settleDueAtAcceptance(tx, id);
    const told = eventChanges(
      { event: present, ...planned, clients: presentClients, fixedCosts: presentCosts },
      { ...input, drinks, supplies, clients, fixedCosts },
    );
    const { event } = await pipelined({
      changed: recordChanges(tx, "event_changed", id, told),
      priced: recordChanges(tx, "event_priced", id, pricedChanges(present, changes)),
      updated: tx.update(events, id, changes),
      drinks: replaceDrinks(tx, id, drinks),
      supplies: replaceSupplies(tx, id, supplies),
      clients: replaceClients(tx, id, clients),
      fixedCosts: replaceFixedCosts(tx, id, fixedCosts),
      unarchived: unarchiveForEvent(tx, id),
      event: readEvent(tx, id),
    });
    const isRecosted = present.price !== null && told.some(({ field }) => COSTED.has(field));
    if (!pricing && !isRecosted && priced.price === undefined) return event;
    for (const { id: chargeId, amount } of amounts) await tx.update(charges, chargeId, { amount });
    if (wanted) {
      const charged = { ...present, ...priced, ...owed, status: values.status ?? present.status };
      await chargeEvent(tx, charged, withMovedDays(wanted, moved), CHARGES_PATH);
    }
    // The editor shows the margin while these change, so the new cost counts as seen.
    await noteSeenCost(tx, id);
    return readEvent(tx, id);
  });

const isNewlyAgreed = (before: EventStatus, after: EventStatus | undefined) =>
  after !== undefined && agreedStatuses.includes(after) && !agreedStatuses.includes(before);

type Priced = Pick<typeof events.$inferSelect, "price" | "durationMinutes">;

/** A price that is made otherwise and comes to the same sum is told without sums. */
function pricedChanges(before: Priced, after: Partial<Priced>): ActivityChange[] {
  const changes = changesOf(before, after, PRICED);
  const isSameSum = after.price !== undefined && after.price === before.price;
  return isSameSum ? [...changes, { field: "price" }] : changes;
}

const isAllBack = async (tx: CompanyData, { id, stockState }: typeof events.$inferSelect) =>
  stockState === "back" && (await isNothingSpent(tx, id));

/** The plan must stay equal to the stock that is out, or nobody could say what may come back. */
function refuseOtherPlan(planned: StoredPlan, edited: StoredPlan): void {
  if (!hasSamePlan(planned.drinks, edited.drinks)) {
    throw conflict("Registre o retorno do estoque antes de alterar os drinks");
  }
  if (!hasSameSupplies(planned.supplies, edited.supplies)) {
    throw conflict("Registre o retorno do estoque antes de alterar os outros itens");
  }
}

async function lockForEdit(tx: CompanyData, id: number, version: number | undefined) {
  const present = await lockEvent(tx, id);
  refuseDisabled(present);
  refuseOldVersion(version, present.version);
  return present;
}

/**
 * Disables an event, which takes it off the events page and leaves it to the reports, or enables it again. One
 * that is so already stays untouched.
 */
export const setEventActive = (
  data: CompanyData,
  id: number,
  isActive: boolean,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const present = await lockEvent(tx, id);
    if (present.isActive !== isActive) {
      const problem = isActive ? undefined : disableProblem(present);
      if (problem) throw conflict(problem);
      const action = isActive ? "event_enabled" : "event_disabled";
      await tx.insert(auditEntries, { action, userId: tx.userId, subjectId: id });
      await tx.update(events, id, { isActive, version: nextVersion(events.version) });
      if (isActive) await unarchiveForEvent(tx, id);
    }
    return readEvent(tx, id);
  });
