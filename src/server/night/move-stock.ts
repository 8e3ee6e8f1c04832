import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import {
  type Movement,
  movement,
  recordMovements,
  refuseTooMuchStock,
} from "#server/ingredients/ingredients.ts";
import type { LossKind } from "#shared/ingredients/enumerations.ts";
import { amountCost, averageUnitCost, stockValue } from "#shared/ingredients/unit-cost.ts";
import type { StepKind } from "#shared/night/step-kinds.ts";
import { exact, minus, plus, rounded } from "#shared/numbers/exact.ts";

type Move = {
  /** Locked by this transaction. */
  ingredient: typeof ingredients.$inferSelect;
  quantity: number;
  /** The cost of one unit when it left the stock. */
  unitCost: string;
  /** Of a withdrawal: what the event plans. */
  planned?: number;
  /** Of a return of nothing: it was gone before the end. */
  ranOut?: boolean;
};

type Loss = Move & { kind: LossKind; reason: string };

type Step = {
  /** Locked by this transaction. */
  event: Pick<typeof events.$inferSelect, "id" | "stockSteps">;
  kind: StepKind;
  moves: readonly Move[];
  /** Of a return: what did not come back because it was lost. */
  losses?: readonly Loss[];
};

/**
 * Moves stock for a locked event, with its ledger rows, and marks it as withdrawn or returned. Stock that leaves takes
 * its share of the value along and keeps the unit cost as it is; stock that comes back brings the value it left with.
 * A return of which nothing came back is in the ledger with zeros: what goes out afterwards is another withdrawal.
 */
export async function moveStock(tx: CompanyData, { event, kind, moves, losses = [] }: Step) {
  const isReturn = kind === "retorno";
  const step = event.stockSteps + 1;
  const moved = moves.filter(({ quantity }) => quantity > 0);
  const told = moves.filter(({ quantity, ranOut }) => quantity > 0 || ranOut);
  const recorded = told.length > 0 ? told : moves;
  const ledger: Movement[] = isReturn ? recorded.map(returnRow) : recorded.map(withdrawalRow);
  await pipelined([
    tx.insert(eventSteps, { eventId: event.id, number: step, kind, userId: tx.userId }),
    isReturn
      ? // What was archived meanwhile is back.
        tx.updateEach(
          ingredients,
          ["quantity", "pricePerUnit", "unitCost", "archivedAt"],
          moved.map((move) => ({ ...stockAfter(true, move), archivedAt: null })),
        )
      : tx.updateEach(
          ingredients,
          ["quantity", "pricePerUnit", "unitCost"],
          moved.map((move) => stockAfter(false, move)),
        ),
    recordMovements(tx, [...ledger, ...losses.map(lossRow)], { eventId: event.id, step }),
    tx.update(events, event.id, {
      stockSteps: step,
      stockMovedAt: sql`now()`,
      isStockWithdrawn: !isReturn,
      ...(isReturn ? { stockReturnedAt: sql`now()` } : { nothingUsedAt: null }),
      version: nextVersion(events.version),
    }),
  ]);
}

const withdrawalRow = ({ ingredient, quantity, unitCost, planned }: Move) => ({
  ...movement({ ...ingredient, unitCost }, "retirada", -quantity),
  plannedQuantity: planned,
});

const returnRow = ({ ingredient, quantity, unitCost, ranOut }: Move) => ({
  ...movement({ ...ingredient, unitCost }, "retorno", quantity),
  ranOut,
  ...(quantity > 0 && { unitCostBefore: ingredient.unitCost }),
  ...(quantity > 0 && ingredient.quantity === 0 && { pricePerUnitBefore: ingredient.pricePerUnit }),
});

/** What is lost had left the stock before. */
const lossRow = ({ ingredient, quantity, unitCost, kind, reason }: Loss) => ({
  ...movement({ ...ingredient, unitCost }, kind, 0),
  lostQuantity: quantity,
  reason,
});

function stockAfter(isReturn: boolean, { ingredient, quantity, unitCost }: Move) {
  const [there, moved] = [exact(ingredient.quantity), exact(quantity)];
  const left = rounded(isReturn ? plus(there, moved) : minus(there, moved), 2);
  const average = isReturn
    ? averageUnitCost(ingredient, { quantity, value: amountCost(moved, unitCost) })
    : ingredient.unitCost;
  const stock = { quantity: left, pricePerUnit: String(stockValue(left, average)), unitCost: average };
  refuseTooMuchStock(stock);
  return { id: ingredient.id, ...stock };
}
