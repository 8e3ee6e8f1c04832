import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import { events } from "#server/db/schema/events.ts";
import type { stockMovements } from "#server/db/schema/stock.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { readEvent } from "#server/events/event-json.ts";
import { lockEvent, refuseDisabled, refuseUnseenStep } from "#server/events/lock-event.ts";
import { conflict } from "#server/http/errors.ts";
import { recordMovements } from "#server/ingredients/ingredients.ts";
import { reversing } from "#server/ingredients/reversing-movement.ts";
import { unsettleCounts } from "#server/night/counts/settle-counts.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { ReturnInput } from "#shared/night/contract.ts";
import { type UndoableKind, undoProblem } from "#shared/night/undo-problem.ts";
import { undoneReturn, undoneWithdrawal } from "#shared/night/undone-stock.ts";
import {
  itemsTakenBy,
  latestStepOfRow,
  refuseManySteps,
  rowsOf,
  type StockStep,
  standingSteps,
} from "./standing-steps.ts";
import { writeReturns } from "./write-returns.ts";

type Row = typeof stockMovements.$inferSelect;
type IngredientRow = typeof ingredients.$inferSelect;

/** Takes back the latest call that moved stock for an event, by the opposite movements at the same unit costs. */
export const undoStep = (
  data: CompanyData,
  id: number,
  kind: UndoableKind,
  { latestStepAt }: Pick<ReturnInput, "latestStepAt"> = {},
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    refuseDisabled(event);
    refuseUnseenStep(event, latestStepAt);
    const isOwner = tx.can("manage-company");
    const circumstances = { status: event.status, isOwner, now: tx.now };
    const problem = undoProblem(kind, { latest: latestStepOfRow(event), ...circumstances });
    if (problem) throw conflict(problem);
    refuseManySteps(event);
    const steps = await standingSteps(tx, id);
    const left = steps.slice(0, -1);
    const latest = steps.at(-1);
    // Only where rows were mended by hand: the movements do not say what the event's row does.
    if (!latest || isReturn(latest) !== (kind === "retorno")) {
      throw conflict(undoProblem(kind, { latest: undefined, ...circumstances }) ?? "");
    }
    const rows = await rowsOf(tx, id, latest);
    const moved = new Map(
      rows.filter((row) => row.kind === kind).map((row) => [row.ingredientId, movedBy(row)]),
    );
    if (kind === "retorno") {
      for (const item of await itemsTakenBy(tx, id, left.slice(left.findLastIndex(isReturn) + 1)))
        if (!moved.has(item.ingredientId)) moved.set(item.ingredientId, usedUp(item));
    }
    const stock = await tx.lock(ingredients, [...moved.keys()]);
    const after = stock.map((ingredient) => stockAfter(ingredient, kind, moved.get(ingredient.id)));
    const before = left.at(-1);
    const isOut = kind === "retorno" || (before !== undefined && !isReturn(before));
    const returned = lastReturn(left, event.plannedAgainStep);
    if (kind === "retorno") await writeReturns(tx, id, new Map());
    else if (!isOut) await writeReturns(tx, id, await returnsOf(tx, id, returned));
    const step = event.stockSteps + 1;
    const { undone } = await pipelined({
      step: tx.insert(eventSteps, {
        eventId: id,
        number: step,
        kind: latest.kind,
        undoes: latest.number,
        userId: tx.userId,
      }),
      counts: unsettleCounts(tx, id, latest.number),
      // What was archived meanwhile is back, or will be.
      stock: tx.updateEach(ingredients, ["quantity", "pricePerUnit", "unitCost", "archivedAt"], after),
      ledger: recordMovements(tx, rows.map(opposite), { eventId: id, step }),
      event: tx.update(events, id, {
        isStockWithdrawn: isOut,
        stockReturnedAt: returned?.createdAt ?? null,
        stockSteps: step,
        stockMovedAt: before?.createdAt ?? null,
        version: nextVersion(events.version),
      }),
      undone: readEvent(tx, id),
    });
    return undone;
  });

const isReturn = ({ kind }: StockStep) => kind === "retorno";

type Moved = Parameters<typeof undoneReturn>[1];

const movedBy = (row: Row): Moved => ({ ...row, quantity: Math.abs(row.quantityDelta) });

/** The movement of an ingredient that was used up: undoing the return changes no quantity, but its unit must match. */
const usedUp = ({ unit }: { unit: string }): Moved => ({
  unit,
  quantity: 0,
  unitCost: 0,
  unitCostBefore: null,
  pricePerUnitBefore: null,
});

function stockAfter(ingredient: IngredientRow, kind: UndoableKind, moved: Moved | undefined) {
  if (!moved) throw new Error(`Ingredient ${ingredient.id} was not moved`);
  const undone = kind === "retirada" ? undoneWithdrawal(ingredient, moved) : undoneReturn(ingredient, moved);
  if ("problem" in undone) throw conflict(undone.problem);
  const { quantity, unitCost, value } = undone;
  // Nothing came back of it, so that its price, which an empty stock may have, stays.
  const pricePerUnit = moved.quantity === 0 ? ingredient.pricePerUnit : String(value);
  return { id: ingredient.id, quantity, unitCost, pricePerUnit, archivedAt: null };
}

/** The movement that undoes another. */
const opposite = (row: Row) => ({
  ...reversing(row),
  reason: row.reason,
  ranOut: row.ranOut,
  quantityDelta: -row.quantityDelta,
  lostQuantity: row.lostQuantity === null ? null : -row.lostQuantity,
  plannedQuantity: row.plannedQuantity === null ? null : -row.plannedQuantity,
});

/** The latest return for the present plan; one from before steps were numbered counts as that. */
const lastReturn = (steps: readonly StockStep[], plannedAgainStep: number): StockStep | undefined =>
  steps.findLast((one) => isReturn(one) && (one.number < 0 || one.number > plannedAgainStep));

async function returnsOf(tx: CompanyData, eventId: number, step: StockStep | undefined) {
  const rows = step ? await rowsOf(tx, eventId, step) : [];
  return new Map(
    rows
      .filter(({ kind, quantityDelta }) => kind === "retorno" && quantityDelta > 0)
      .map(({ ingredientId, quantityDelta }) => [ingredientId, quantityDelta]),
  );
}
