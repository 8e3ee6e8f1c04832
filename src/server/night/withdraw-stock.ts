import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { eventDrinks, eventIngredients } from "#server/db/schema/event-parts.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { readEvent, readPlan } from "#server/events/event-json.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import { settleCounts } from "#server/night/counts/settle-counts.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventPlan } from "#shared/events/plan-contract.ts";
import { plannedLines, plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import type { TakenItem } from "#shared/night/contract.ts";
import { ZERO } from "#shared/numbers/exact.ts";
import { moveStock } from "./move-stock.ts";
import { itemPath, refuseShortages } from "./refuse-shortages.ts";
import { refuseManySteps } from "./standing-steps.ts";
import { takenMoves } from "./taken-moves.ts";

/**
 * Takes what an event plans out of the stock, or the items that really go: all of it or nothing, and once.
 */
export const withdrawStock = (
  data: CompanyData,
  id: number,
  items?: readonly TakenItem[],
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    // In this order: the plan is read under the lock.
    const { event, plan } = await pipelined({ event: lockForWithdrawal(tx, id), plan: readPlan(tx, id) });
    const moves = items ? await takenMoves(tx, items, plan) : await plannedMoves(tx, plan);
    if (moves.length === 0) throw nothingPlanned();
    refuseShortages(moves, items && itemPath(items));
    if (event.stockState === "back") await settleCounts(tx, id, event.stockSteps + 1);
    if (event.stockState === "back" || event.stockSteps > 0) await clearReturns(tx, id);
    const { withdrawn } = await pipelined({
      moved: moveStock(tx, { event, kind: "retirada", moves }),
      withdrawn: readEvent(tx, id),
    });
    return withdrawn;
  });

async function plannedMoves(tx: CompanyData, plan: EventPlan) {
  const planned = plannedLines(plan).filter((line) => line.plannedQuantity > 0);
  const stock = await tx.lock(ingredients, [...new Set(planned.map(({ ingredientId }) => ingredientId))]);
  const needs = plannedStock(plan, new Map(stock.map((row) => [row.id, row])));
  return stock.map((ingredient) => {
    const quantity = stockToTake(needs.get(ingredient.id)?.amount ?? ZERO);
    return { ingredient, quantity, planned: quantity, unitCost: ingredient.unitCost };
  });
}

async function lockForWithdrawal(tx: CompanyData, id: number) {
  const event = await lockEvent(tx, id);
  if (event.stockState === "out") throw conflict("O estoque deste evento já foi retirado");
  refuseDisabled(event);
  if (event.status !== "confirmado") {
    throw conflict("Somente eventos confirmados permitem baixa no estoque");
  }
  refuseManySteps(event);
  return event;
}

/** Clears the returned amounts of the withdrawals before. */
async function clearReturns(tx: CompanyData, id: number): Promise<void> {
  const drinks = await tx.list(eventDrinks, eq(eventDrinks.eventId, id));
  const ofThisEvent = isAnyOf(
    eventIngredients.eventDrinkId,
    drinks.map((drink) => drink.id),
  );
  await tx.updateWhere(eventIngredients, { returnQuantity: 0 }, ofThisEvent);
}

const nothingPlanned = () => new AppError(400, "Informe as quantidades reservadas antes da baixa");
