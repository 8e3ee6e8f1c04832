import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { eventIngredients, eventSupplies } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { parts } from "#server/db/statement-parts.ts";
import { nextVersion } from "#server/db/versions.ts";
import { groupBy } from "#shared/group-by.ts";
import type { PlanBefore } from "#shared/ingredients/merge/before-merge.ts";
import { type Merge, mergedLines } from "#shared/ingredients/merge/merged-lines.ts";
import { planLines, supplyLines } from "./merge-uses.ts";
import { refuseLargeAmounts } from "./refuse-large-amounts.ts";

type EventRow = typeof events.$inferSelect;
type PlanLine = Awaited<ReturnType<typeof planLines>>[number];
type SupplyLine = typeof eventSupplies.$inferSelect;
type NewLine = Omit<typeof eventIngredients.$inferInsert, "companyId">;
type NewSupply = Omit<typeof eventSupplies.$inferInsert, "companyId">;

/** Writes the second ingredient into the plans of events that name the first; returns them as they were. */
export async function rewritePlans(
  tx: CompanyData,
  merge: Merge,
  name: string,
  locked: readonly EventRow[],
): Promise<PlanBefore[]> {
  const lines = await planLines(tx, merge.first.id);
  const supplies = await supplyLines(tx, merge.first.id);
  const renamed = <L extends { ingredientId: number }>(line: L) =>
    line.ingredientId === merge.second.id ? { ...line, ingredientName: name } : line;
  const mergedPlans = [...groupBy(lines, ({ eventDrinkId }) => eventDrinkId).values()].flatMap((ofDrink) =>
    mergedLines(ofDrink, ["quantity", "plannedQuantity", "returnQuantity"], merge).map(renamed),
  );
  const mergedSupplies = [...groupBy(supplies, ({ eventId }) => eventId).values()].flatMap((ofEvent) =>
    mergedLines(ofEvent, ["plannedQuantity"], merge).map(renamed),
  );
  refuseLargeAmounts([
    ...mergedPlans.flatMap((line) => [line.quantity, line.plannedQuantity, line.returnQuantity]),
    ...mergedSupplies.map(({ plannedQuantity }) => plannedQuantity),
  ]);
  await replacePlans(tx, mergedPlans, mergedSupplies);
  const linesOf = groupBy(lines, ({ eventId }) => eventId);
  const suppliesOf = groupBy(supplies, ({ eventId }) => eventId);
  const written = locked.filter(({ id }) => linesOf.has(id) || suppliesOf.has(id));
  await countUp(
    tx,
    written.map(({ id }) => id),
  );
  return written.map(({ id, version }) => ({
    id,
    version: version + 1,
    lines: (linesOf.get(id) ?? []).map(lineBefore),
    supplies: (suppliesOf.get(id) ?? []).map(supplyBefore),
  }));
}

const lineBefore = ({ companyId: _companyId, eventId: _eventId, ...line }: PlanLine) => line;
const supplyBefore = ({ companyId: _companyId, eventId: _eventId, ...line }: SupplyLine) => line;

export async function putPlansBack(tx: CompanyData, plans: readonly PlanBefore[]): Promise<void> {
  await replacePlans(
    tx,
    plans.flatMap(({ lines }) => lines),
    plans.flatMap(({ id, supplies }) => supplies.map((supply) => ({ ...supply, eventId: id }))),
  );
  await countUp(
    tx,
    plans.map(({ id }) => id),
  );
}

/** Replaces the lines of those drinks of events, and the other items of those events, that are given. */
async function replacePlans(tx: CompanyData, lines: readonly NewLine[], supplies: readonly NewSupply[]) {
  const drinkIds = [...new Set(lines.map(({ eventDrinkId }) => eventDrinkId))];
  const eventIds = [...new Set(supplies.map(({ eventId }) => eventId))];
  await tx.remove(eventIngredients, isAnyOf(eventIngredients.eventDrinkId, drinkIds));
  await tx.remove(eventSupplies, isAnyOf(eventSupplies.eventId, eventIds));
  for (const part of parts(lines)) await tx.insertAll(eventIngredients, part);
  for (const part of parts(supplies)) await tx.insertAll(eventSupplies, part);
}

const countUp = (tx: CompanyData, ids: readonly number[]) =>
  tx.updateWhere(events, { version: nextVersion(events.version) }, isAnyOf(events.id, ids));
