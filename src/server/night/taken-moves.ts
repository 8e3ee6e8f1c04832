import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { AppError, type Issue, refuseIssues } from "#server/http/errors.ts";
import type { EventPlan } from "#shared/events/plan-contract.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import { summedAmounts } from "#shared/events/stock/summed-amounts.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import type { TakenItem } from "#shared/night/contract.ts";
import { ZERO } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";

/** Locks the ingredients of named items, and says what leaves of each beside what the event plans of it. */
export async function takenMoves(tx: CompanyData, items: readonly TakenItem[], plan: EventPlan) {
  const quantities = summedAmounts(items);
  if (quantities.size === 0) throw new AppError(400, "Informe o que vai ser levado");
  const stock = await tx.lock(ingredients, [...quantities.keys()]);
  const stockById = new Map(stock.map((row) => [row.id, row]));
  refuseMissing(items, stockById);
  const needs = plannedStock(plan, stockById);
  return stock.map((ingredient) => ({
    ingredient,
    quantity: quantities.get(ingredient.id) ?? 0,
    // A plan may be larger than any stock.
    planned: Math.min(stockToTake(needs.get(ingredient.id)?.amount ?? ZERO), LARGEST_AMOUNT),
    unitCost: ingredient.unitCost,
  }));
}

function refuseMissing(items: readonly TakenItem[], stock: ReadonlyMap<number, unknown>): void {
  refuseIssues(
    items.flatMap(({ ingredientId, quantity }, position): Issue[] =>
      quantity === 0 || stock.has(ingredientId)
        ? []
        : [{ path: `items.${position}.ingredientId`, message: INGREDIENT_MISSING }],
    ),
  );
}
