import type { stockMovements } from "#server/db/schema/stock.ts";
import type { StepKind } from "#shared/events/stock/undo-problem.ts";
import { groupBy } from "#shared/group-by.ts";

type Row = typeof stockMovements.$inferSelect;

/** One call that moved stock for an event. */
export type StockStep = { kind: StepKind; at: Date; rows: Row[] };

/**
 * The calls that moved stock for an event and were not undone, the oldest first, from its movements in their order.
 * Movements from before they were numbered belong together if they were made in one transaction, at the same moment.
 */
export function standingSteps(rows: readonly Row[]): StockStep[] {
  const undone = new Set(rows.map(({ reversesId }) => reversesId));
  const standing = rows.filter((row) => row.reversesId === null && !undone.has(row.id));
  const steps = groupBy(standing, ({ step, createdAt }) => step ?? `before ${createdAt.getTime()}`);
  return [...steps.values()].map((own) => {
    const isReturn = own.some(({ kind }) => kind === "retorno");
    const [{ createdAt: at }] = own as [Row];
    return { kind: isReturn ? "retorno" : "retirada", at, rows: [...own] };
  });
}
