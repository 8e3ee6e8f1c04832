import { sql } from "drizzle-orm";
import { nameOf } from "#server/db/column-name.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { refuseTooMuchStock } from "#server/ingredients/refuse-too-much-stock.ts";
import { amountCost, averageUnitCost, stockValue } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, plus, rounded } from "#shared/numbers/exact.ts";

const LEDGER = [
  stockMovements.companyId,
  stockMovements.ingredientId,
  stockMovements.eventId,
  stockMovements.userId,
  stockMovements.kind,
  stockMovements.quantityDelta,
  stockMovements.unitCost,
  stockMovements.unit,
  stockMovements.yieldQuantity,
  stockMovements.yieldUnit,
];

type Move = {
  /** Locked by this transaction. */
  ingredient: typeof ingredients.$inferSelect;
  quantity: number;
  /** What one unit of it cost when it left the stock. */
  unitCost: string;
};

/**
 * Moves stock for a locked event, with its ledger rows, and marks it as withdrawn or returned. What leaves takes its
 * share of the value along and leaves the unit cost as it is; what comes back brings the value that it left with.
 */
export async function moveStock(
  tx: CompanyData,
  eventId: number,
  kind: "retirada" | "retorno",
  moves: readonly Move[],
): Promise<void> {
  const real = moves.filter(({ quantity }) => quantity > 0);
  const after = real.map((move) => stockAfter(kind, move));
  const sign = kind === "retirada" ? -1 : 1;
  await tx.run(movedStock, {
    eventId,
    userId: tx.userId,
    kind,
    ids: after.map(({ id }) => id),
    quantities: after.map(({ quantity }) => quantity),
    values: after.map(({ pricePerUnit }) => pricePerUnit),
    averages: after.map(({ unitCost }) => unitCost),
    deltas: real.map(({ quantity }) => sign * quantity),
    unitCosts: real.map(({ unitCost }) => unitCost),
  });
}

type Moves = {
  eventId: number;
  userId: number;
  kind: string;
  ids: number[];
  quantities: number[];
  values: number[];
  averages: string[];
  deltas: number[];
  unitCosts: string[];
};

const { quantity, pricePerUnit, unitCost, version, id: ingredientId } = ingredients;
const value = (name: keyof Moves) => sql.placeholder(name);

/** Stock, ledger and what the event says of it in one statement: none of them can be without the others. */
const movedStock = new CompanyStatement<Record<string, never>, Moves>(
  "move_stock",
  (own) => sql`with moved as (
      select * from unnest(${value("ids")}::int[], ${value("quantities")}::numeric[], ${value("values")}::numeric[],
        ${value("averages")}::numeric[], ${value("deltas")}::numeric[], ${value("unitCosts")}::numeric[])
        as moved (id, quantity, value, average, delta, unit_cost)
    ), marked as (
      update ${events} set ${nameOf(events.isStockWithdrawn)} = ${value("kind")}::text = 'retirada',
        ${nameOf(events.stockReturnedAt)} = case ${value("kind")}::text when 'retorno' then now() else ${events.stockReturnedAt} end,
        ${nameOf(events.version)} = ${events.version} + 1
      where ${own.filter(events, sql`${events.id} = ${value("eventId")}::int`)}
    ), stocked as (
      update ${ingredients} set ${nameOf(quantity)} = moved.quantity, ${nameOf(pricePerUnit)} = moved.value,
        ${nameOf(unitCost)} = moved.average, ${nameOf(version)} = ${version} + 1
      from moved where ${own.filter(ingredients, sql`${ingredientId} = moved.id`)}
      returning ${ingredients.companyId} as company_id, moved.id, moved.delta, moved.unit_cost,
        ${ingredients.unit} as unit, ${ingredients.yieldQuantity} as yield_quantity, ${ingredients.yieldUnit} as yield_unit
    )
    insert into ${stockMovements} (${sql.join(LEDGER.map(nameOf), sql`, `)})
    select company_id, id, ${value("eventId")}::int, ${value("userId")}::int, ${value("kind")}::text, delta, unit_cost,
      unit, yield_quantity, yield_unit
    from stocked order by id`,
);

function stockAfter(kind: "retirada" | "retorno", { ingredient, quantity, unitCost }: Move) {
  const [there, moved] = [exact(ingredient.quantity), exact(quantity)];
  const isBack = kind === "retorno";
  const left = rounded(isBack ? plus(there, moved) : minus(there, moved), 2);
  const average = isBack
    ? averageUnitCost(ingredient, { quantity, value: amountCost(moved, unitCost) })
    : ingredient.unitCost;
  const value = stockValue(left, average);
  refuseTooMuchStock({ quantity: left, value });
  return { id: ingredient.id, quantity: left, pricePerUnit: value, unitCost: average };
}
