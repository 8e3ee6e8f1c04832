import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { refuseTooMuchStock } from "#server/ingredients/ingredients.ts";
import { amountCost, averageUnitCost, stockValue } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, plus, rounded } from "#shared/numbers/exact.ts";

type Move = {
  /** Locked by this transaction. */
  ingredient: typeof ingredients.$inferSelect;
  quantity: number;
  /** The cost of one unit when it left the stock. */
  unitCost: string;
};

/**
 * Moves stock for a locked event, with its ledger rows, and marks it as withdrawn or returned. Stock that leaves takes
 * its share of the value along and keeps the unit cost as it is; stock that comes back brings the value it left with.
 */
export async function moveStock(
  tx: CompanyData,
  eventId: number,
  kind: "retirada" | "retorno",
  moves: readonly Move[],
): Promise<void> {
  const isReturn = kind === "retorno";
  const moved = moves
    .filter(({ quantity }) => quantity > 0)
    .map((move) => ({
      ...stockAfter(isReturn, move),
      quantityDelta: isReturn ? move.quantity : -move.quantity,
      movedUnitCost: move.unitCost,
    }));
  await tx.run(moveStatement, { eventId, userId: tx.userId, kind, moved: JSON.stringify(moved) });
}

type Values = { eventId: number; userId: number; kind: string; moved: string };
const value = (name: keyof Values) => sql.placeholder(name);

/**
 * Hand-written, so that stock, ledger and event are one round trip: as three statements of the query builder a
 * withdrawal of 20 ingredients was at 0.42 of its limit in `npm run bench`.
 */
const moveStatement = new CompanyStatement<Record<string, never>, Values>(
  "move_stock",
  (own) => sql`with moved as (
      select * from json_to_recordset(${value("moved")}::json) as moved (id int, quantity numeric,
        "pricePerUnit" numeric, "unitCost" numeric, "quantityDelta" numeric, "movedUnitCost" numeric)
    ), marked as (
      update ${events} set is_stock_withdrawn = ${value("kind")}::text = 'retirada', version = version + 1,
        stock_returned_at = case ${value("kind")}::text when 'retorno' then now() else stock_returned_at end
      where ${own.filter(events, sql`${events.id} = ${value("eventId")}::int`)}
    ), stocked as (
      update ${ingredients} set quantity = moved.quantity, price_per_unit = moved."pricePerUnit",
        unit_cost = moved."unitCost", version = version + 1
      from moved where ${own.filter(ingredients, sql`${ingredients.id} = moved.id`)}
      returning moved.*, unit, yield_quantity, yield_unit
    )
    insert into ${stockMovements} (company_id, ingredient_id, event_id, user_id, kind, quantity_delta, unit_cost,
      unit, yield_quantity, yield_unit)
    select ${own.id}, id, ${value("eventId")}::int, ${value("userId")}::int, ${value("kind")}::text, "quantityDelta",
      "movedUnitCost", unit, yield_quantity, yield_unit
    from stocked order by id`,
);

function stockAfter(isReturn: boolean, { ingredient, quantity, unitCost }: Move) {
  const [there, moved] = [exact(ingredient.quantity), exact(quantity)];
  const left = rounded(isReturn ? plus(there, moved) : minus(there, moved), 2);
  const average = isReturn
    ? averageUnitCost(ingredient, { quantity, value: amountCost(moved, unitCost) })
    : ingredient.unitCost;
  const value = stockValue(left, average);
  refuseTooMuchStock({ quantity: left, value });
  return { id: ingredient.id, quantity: left, pricePerUnit: value, unitCost: average };
}
