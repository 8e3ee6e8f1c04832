import { asc, eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { conflict } from "#server/http/errors.ts";
import { recordMovements } from "#server/ingredients/ingredients.ts";
import type { ReturnInput, SeenEvent } from "#shared/events/contract.ts";
import { type StepKind, undoProblem } from "#shared/events/stock/undo-problem.ts";
import { undoneReturn, undoneWithdrawal } from "#shared/events/stock/undone-stock.ts";
import { unsettleCounts } from "./counts/settle-counts.ts";
import { readEvent } from "./event-json.ts";
import { lockEvent, refuseDisabled, refuseUnseenStep } from "./lock-event.ts";
import { type StockStep, standingSteps } from "./standing-steps.ts";
import { writeReturns } from "./write-returns.ts";

type Row = typeof stockMovements.$inferSelect;
type IngredientRow = typeof ingredients.$inferSelect;

/** Takes back the latest call that moved stock for an event, by the opposite movements at the same unit costs. */
export const undoStep = (
  data: CompanyData,
  id: number,
  kind: StepKind,
  { latestStepAt }: Pick<ReturnInput, "latestStepAt"> = {},
): Promise<JsonText<SeenEvent>> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    refuseDisabled(event);
    refuseUnseenStep(event, latestStepAt);
    const rows = await tx.list(stockMovements, eq(stockMovements.eventId, id), asc(stockMovements.id));
    const steps = standingSteps(rows);
    const latest = steps.at(-1);
    const isOwner = tx.can("manage-company");
    const problem = undoProblem(kind, { latest, status: event.status, isOwner, now: tx.now });
    if (problem || !latest) throw conflict(problem ?? "");
    const left = steps.slice(0, -1);
    const moved = latest.rows.filter((row) => row.kind === kind);
    if (kind === "retorno")
      moved.push(...takenSinceReturn(left).map((row) => ({ ...row, quantityDelta: 0 })));
    const stock = await tx.lock(ingredients, [...new Set(moved.map(({ ingredientId }) => ingredientId))]);
    const after = stock.map((ingredient) => stockAfter(ingredient, kind, moved));
    const isOut = kind === "retorno" || left.at(-1)?.kind === "retirada";
    const returned = lastReturn(left, event.plannedAgainStep);
    if (kind === "retorno" || !isOut) await writeReturns(tx, id, returnsOf(isOut ? undefined : returned));
    const step = event.stockSteps + 1;
    const [, , , , undone] = await pipelined(
      unsettleCounts(tx, id, latest.rows[0]?.step ?? null),
      // What was archived meanwhile is back, or will be.
      tx.updateEach(ingredients, ["quantity", "pricePerUnit", "unitCost", "archivedAt"], after),
      recordMovements(tx, latest.rows.map(opposite), { eventId: id, step }),
      tx.update(events, id, {
        isStockWithdrawn: isOut,
        stockReturnedAt: returned?.at ?? null,
        stockSteps: step,
        stockMovedAt: left.at(-1)?.at ?? null,
        version: nextVersion(events.version),
      }),
      readEvent(tx, id),
    );
    return undone;
  });

/** The withdrawals since the last return, which are out again if the one after them is undone, used up or not. */
const takenSinceReturn = (steps: readonly StockStep[]): Row[] =>
  steps.slice(steps.findLastIndex(({ kind }) => kind === "retorno") + 1).flatMap(({ rows }) => rows);

function stockAfter(ingredient: IngredientRow, kind: StepKind, rows: readonly Row[]) {
  const row = rows.find(({ ingredientId }) => ingredientId === ingredient.id) as Row;
  const moved = { ...row, quantity: Math.abs(row.quantityDelta) };
  const undone = kind === "retirada" ? undoneWithdrawal(ingredient, moved) : undoneReturn(ingredient, moved);
  if ("problem" in undone) throw conflict(undone.problem);
  const { quantity, unitCost, value } = undone;
  // Nothing came back of it, so that its price, which an empty stock may have, stays.
  const pricePerUnit = row.quantityDelta === 0 ? ingredient.pricePerUnit : String(value);
  return { id: ingredient.id, quantity, unitCost, pricePerUnit, archivedAt: null };
}

/** The movement that undoes another. */
function opposite(row: Row) {
  const { ingredientId, kind, unit, yieldQuantity, yieldUnit, unitCost, reason } = row;
  return {
    ingredientId,
    kind,
    unit,
    yieldQuantity,
    yieldUnit,
    unitCost,
    reason,
    quantityDelta: -row.quantityDelta,
    lostQuantity: row.lostQuantity === null ? null : -row.lostQuantity,
    plannedQuantity: row.plannedQuantity === null ? null : -row.plannedQuantity,
    reversesId: row.id,
  };
}

/** The latest return for the present plan; one from before steps had numbers counts as that. */
const lastReturn = (steps: readonly StockStep[], plannedAgainStep: number): StockStep | undefined =>
  steps.findLast(({ kind, rows }) => kind === "retorno" && (rows[0]?.step ?? Infinity) > plannedAgainStep);

const returnsOf = (step: StockStep | undefined): Map<number, number> =>
  new Map(
    (step?.rows ?? [])
      .filter(({ kind, quantityDelta }) => kind === "retorno" && quantityDelta > 0)
      .map(({ ingredientId, quantityDelta }) => [ingredientId, quantityDelta]),
  );
