import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import type { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { readPlan, type StoredPlan } from "#server/events/event-json.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { replaceDrinks, replaceSupplies } from "#server/events/write-event-parts.ts";
import { AppError, type Issue, MOST_ISSUES, refuseIssues } from "#server/http/errors.ts";
import type { ActivityChange } from "#shared/activity/contract.ts";
import { atMostThings, MOST_SUPPLIES } from "#shared/events/plan-contract.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { isReserving } from "#shared/events/stock/reservations.ts";
import { dividedBy, type Exact, exact, rounded } from "#shared/numbers/exact.ts";
import { atMost, LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { type PurchaseInput, swappedEvents } from "#shared/purchases/contract.ts";
import { closed } from "#shared/purchases/purchase-list.ts";
import { replacementFactor } from "#shared/purchases/replacement.ts";
import { type SwappedPlan, swappedPlans } from "#shared/purchases/swapped-plans.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";

type Lines = PurchaseInput["lines"];
type EventRow = typeof events.$inferSelect;
type IngredientRow = typeof ingredients.$inferSelect;

/** Locks the events whose plans a purchase changes. Before any ingredient, as everybody does. */
export async function lockSwappedEvents(tx: CompanyData, lines: Lines): Promise<EventRow[]> {
  const ids = swappedEvents(lines);
  if (ids.length === 0) return [];
  const locked = new Map((await tx.lock(events, ids)).map((event) => [event.id, event]));
  refuseIssues(eventIssues(lines, EVENT_MISSING, ({ id }) => !locked.has(id)));
  const changed = eventIssues(
    lines,
    "O evento mudou desde que a lista foi feita",
    ({ id, version }) => version !== undefined && version !== locked.get(id)?.version,
  );
  if (changed.length > 0) throw new AppError(409, VERSION_CONFLICT, { issues: changed });
  return [...locked.values()];
}

type NamedEvent = NonNullable<Lines[number]["insteadOf"]>["events"][number];

const eventIssues = (lines: Lines, message: string, isWrong: (event: NamedEvent) => boolean): Issue[] =>
  lines
    .flatMap(({ insteadOf }, line) =>
      (insteadOf?.events ?? []).flatMap((event, place) =>
        isWrong(event) ? [{ path: `lines.${line}.insteadOf.events.${place}.id`, message }] : [],
      ),
    )
    .slice(0, MOST_ISSUES);

/**
 * Plans what was bought in place of what the events lack; returns how many plans changed. What went out meanwhile, came
 * back or is cancelled keeps its plan: the purchase counts all the same. The cost of the other brand is not noted as
 * seen, so that a margin that fell by it is told.
 */
export async function swapPlans(
  tx: CompanyData,
  lines: Lines,
  stock: ReadonlyMap<number, IngredientRow>,
  locked: readonly EventRow[],
): Promise<number> {
  const planned = locked.filter(isPlanned(tx));
  const plans = new Map<number, StoredPlan>();
  const read = await pipelined(planned.map(({ id }) => readPlan(tx, id)));
  for (const [place, { id }] of planned.entries()) plans.set(id, read[place] as StoredPlan);
  const told = new Map<number, ActivityChange[]>();
  for (const [position, { ingredientId, quantity, insteadOf }] of lines.entries()) {
    const [from, to] = [insteadOf && stock.get(insteadOf.ingredientId), stock.get(ingredientId)];
    if (!insteadOf || !from || !to) continue;
    // Where units and yields do not say, what was bought stands for all that was asked for.
    const factor = replacementFactor(from, to) ?? dividedBy(exact(quantity), exact(insteadOf.quantity));
    const named = new Set(insteadOf.events.map(({ id }) => id));
    const own = planned
      .filter(({ id }) => named.has(id))
      .map(({ id, date }) => ({ id, date, plan: plans.get(id) as StoredPlan }));
    for (const swapped of swappedPlans(own, { from, to, factor }, insteadOf.quantity)) {
      refuseLargePlan(swapped.plan, `lines.${position}.insteadOf.quantity`);
      plans.set(swapped.id, swapped.plan);
      told.set(swapped.id, [...(told.get(swapped.id) ?? []), swapChange(from, to, swapped)]);
    }
  }
  for (const [id, changes] of told) await writePlan(tx, id, plans.get(id) as StoredPlan, changes);
  await tx.updateWhere(
    events,
    { version: nextVersion(events.version) },
    isAnyOf(events.id, [...told.keys()]),
  );
  return told.size;
}

const isPlanned = ({ clock }: CompanyData) => {
  const takesStock = isReserving(clock);
  return ({ isActive, status, stockState, date }: EventRow) =>
    takesStock(closed({ active: isActive ? "true" : "false", status, stockState, date: date.toISOString() }));
};

function refuseLargePlan(plan: StoredPlan, path: string): void {
  const isTooMuch = plannedLines(plan).some(({ plannedQuantity }) => plannedQuantity > LARGEST_AMOUNT);
  const isTooLong = plan.supplies.length > MOST_SUPPLIES;
  if (isTooMuch) refuseIssues([{ path, message: atMost(LARGEST_AMOUNT) }]);
  if (isTooLong) refuseIssues([{ path, message: atMostThings(MOST_SUPPLIES, "outros itens") }]);
}

/** "1,9 L de Vodka → 1,9 L de Absolut" */
const swapChange = (
  from: IngredientRow,
  to: IngredientRow,
  { taken, given }: SwappedPlan,
): ActivityChange => ({
  field: "swap",
  from: amountOf(taken, from),
  to: amountOf(given, to),
});

const amountOf = (amount: Exact, ingredient: IngredientRow) =>
  `${amountText(rounded(amount, 2), stockUnitText(ingredient))} de ${ingredient.name}`;

async function writePlan(tx: CompanyData, id: number, plan: StoredPlan, changes: ActivityChange[]) {
  await pipelined([
    replaceDrinks(tx, id, plan.drinks),
    replaceSupplies(tx, id, plan.supplies),
    recordChanges(tx, "event_changed", id, changes),
  ]);
}
