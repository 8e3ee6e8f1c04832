import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { exact } from "#shared/numbers/exact.ts";
import { moneyOf } from "#shared/numbers/money.ts";
import { readEvent, readWholeEvent } from "./event-json.ts";
import { lockEvent, refuseDisabled } from "./lock-event.ts";

/** The most that the column holds; whoever plans more has typed a wrong number somewhere. */
const LARGEST_SEEN_COST = 999_999_999_999.99;

/** Keeps the present cost of an event as the one at which its margin was seen; none without a price. */
export async function noteSeenCost(tx: CompanyData, id: number): Promise<void> {
  const event = await readWholeEvent(tx, id);
  const seenCost =
    event.price === null ? null : moneyOf(exact(Math.min(await costNow(tx, event), LARGEST_SEEN_COST)));
  if (seenCost !== event.seenCost) await tx.update(events, id, { seenCost });
}

async function costNow(tx: CompanyData, event: PricedEvent): Promise<number> {
  const ids = plannedLines(event).map(({ ingredientId }) => ingredientId);
  const rows = await tx.list(ingredients, isAnyOf(ingredients.id, [...new Set(ids)]));
  const priced = rows.map(
    ({ unitCost, ...row }) => [row.id, { ...row, unitCost: Number(unitCost) }] as const,
  );
  return eventCost(event, new Map(priced)).total;
}

/** Takes note that somebody has seen the margin of an event. */
export const markMarginSeen = (data: CompanyData, id: number): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    refuseDisabled(await lockEvent(tx, id));
    await noteSeenCost(tx, id);
    return readEvent(tx, id);
  });
