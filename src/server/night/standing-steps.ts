import { and, between, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { conflict } from "#server/http/errors.ts";
import type { StepKind } from "#shared/night/undo-problem.ts";
import { isReturn, isStanding } from "./stock-conditions.ts";

/** One call that moved stock for an event and was not undone. */
export type StockStep = {
  kind: StepKind;
  at: Date;
  /** Null of movements from before they were numbered. */
  step: number | null;
  /** Its movements; the event is locked while they are made, so that none of another step is between them. */
  firstId: number;
  lastId: number;
};

type EventRow = Pick<
  typeof events.$inferSelect,
  "stockState" | "stockReturnedAt" | "stockMovedAt" | "stockSteps"
>;

/** The latest step, as far as the row of the event tells: enough to refuse an undo. */
export function latestStepOfRow(event: EventRow): Pick<StockStep, "kind" | "at"> | undefined {
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

const { id, eventId, step, createdAt, reversesId } = stockMovements;

const ofEvent = eq(eventId, sql.placeholder("id"));

const stepsOfEvent = new CompanyStatement<Omit<StockStep, "at"> & { at: string }, { id: number }>(
  "standing_steps",
  (own) => {
    const standing = own.rows({ from: stockMovements, where: isStanding(own, ofEvent) });
    // Movements from before they were numbered belong together if they were made at the same moment.
    return sql`select case when bool_or(${isReturn}) then 'retorno' else 'retirada' end as kind,
      min(${createdAt}) as at, ${step} as step, min(${id})::float8 as "firstId", max(${id})::float8 as "lastId"
    ${standing} group by ${step}, case when ${step} is null then ${createdAt} end order by min(${id})`;
  },
);

/** The calls that moved stock for an event and were not undone, the oldest first. */
export async function standingSteps(tx: CompanyData, eventOf: number): Promise<StockStep[]> {
  const steps = await tx.run(stepsOfEvent, { id: eventOf });
  return steps.map((one) => ({ ...one, at: new Date(one.at) }));
}

/** The movements of a step. */
export const rowsOf = (tx: CompanyData, eventOf: number, { firstId, lastId }: StockStep) =>
  tx.list(stockMovements, and(eq(eventId, eventOf), isNull(reversesId), between(id, firstId, lastId)), id);

type TakenItem = { ingredientId: number; unit: string };

const itemsTaken = new CompanyStatement<TakenItem, { id: number; after: number; before: number }>(
  "items_taken_between",
  (own) => {
    const isBetween = and(gt(id, sql.placeholder("after")), lt(id, sql.placeholder("before")));
    const taken = own.rows({ from: stockMovements, where: and(isStanding(own, ofEvent), isBetween) });
    const { ingredientId, unit } = stockMovements;
    return sql`select distinct ${ingredientId} as "ingredientId", ${unit} as unit ${taken} order by 1`;
  },
);

/** Lists the ingredients that were taken between two steps, each once, with the unit they were taken in. */
export const itemsBetween = (
  tx: CompanyData,
  eventOf: number,
  { after, before }: { after: StockStep | undefined; before: StockStep },
): Promise<TakenItem[]> =>
  tx.run(itemsTaken, { id: eventOf, after: after?.lastId ?? 0, before: before.firstId });
