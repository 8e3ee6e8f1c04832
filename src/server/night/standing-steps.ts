import { and, eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import type { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { conflict } from "#server/http/errors.ts";
import type { UndoableStep } from "#shared/night/undo-problem.ts";

/** One call that moved stock for an event and was not undone. */
export type StockStep = Pick<typeof eventSteps.$inferSelect, "kind" | "createdAt" | "number">;

type EventRow = Pick<
  typeof events.$inferSelect,
  "stockState" | "stockReturnedAt" | "stockMovedAt" | "stockSteps"
>;

/** The latest step, as far as the row of the event tells: enough to refuse an undo. */
export function latestStepOfRow(event: EventRow): UndoableStep | undefined {
  const { stockState, stockReturnedAt, stockMovedAt } = event;
  const isOut = stockState === "out";
  if (!isOut && stockState !== "back" && !stockMovedAt) return undefined;
  // Copies from before the moment was kept have none: that was long ago.
  const at = stockMovedAt ?? stockReturnedAt ?? new Date(0);
  return { kind: isOut ? "retirada" : "retorno", at };
}

/** Far more than a night has. Every read of an event sums up its movements, so their number is bounded. */
const MOST_STEPS = 100;

/** Refuses a withdrawal or an undo past the limit. Returns are exempt: stock that is out can always come back. */
export function refuseManySteps({ stockSteps }: Pick<EventRow, "stockSteps">): void {
  if (stockSteps < MOST_STEPS) return;
  throw conflict(
    `O estoque deste evento já mudou ${MOST_STEPS} vezes: só o retorno ainda pode ser registrado`,
  );
}

/** The calls that moved stock for an event and stand, the oldest first: they neither were undone nor undo another. */
export async function standingSteps(tx: CompanyData, eventOf: number): Promise<StockStep[]> {
  const steps = await tx.list(eventSteps, eq(eventSteps.eventId, eventOf), eventSteps.number);
  const undone = new Set(steps.map(({ undoes }) => undoes));
  return steps.filter(({ number, undoes }) => undoes === null && !undone.has(number));
}

/** The movements of a step. */
export const rowsOf = (tx: CompanyData, eventOf: number, { number }: StockStep) =>
  tx.list(
    stockMovements,
    and(eq(stockMovements.eventId, eventOf), eq(stockMovements.step, number)),
    stockMovements.id,
  );

type TakenItem = { ingredientId: number; unit: string };

const itemsTaken = new CompanyStatement<TakenItem, { id: number; steps: readonly number[] }>(
  "items_taken_by_steps",
  (own) => {
    const { eventId, step, ingredientId, unit } = stockMovements;
    const ofSteps = sql`${eventId} = ${sql.placeholder("id")} and ${step} = any(${sql.placeholder("steps")}::int[])`;
    const taken = own.rows({ from: stockMovements, where: ofSteps });
    return sql`select distinct ${ingredientId} as "ingredientId", ${unit} as unit ${taken} order by 1`;
  },
);

/** Lists the ingredients that were taken by these steps, each once, with the unit they were taken in. */
export const itemsTakenBy = (
  tx: CompanyData,
  eventOf: number,
  steps: readonly StockStep[],
): Promise<TakenItem[]> => tx.run(itemsTaken, { id: eventOf, steps: steps.map(({ number }) => number) });
