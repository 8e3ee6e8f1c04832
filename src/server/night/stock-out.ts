import { eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { UNIT_COST_DECIMALS } from "#shared/ingredients/unit-cost.ts";
import { dividedBy, exact, rounded, roundedText } from "#shared/numbers/exact.ts";
import { isOut, isStockOut } from "./stock-conditions.ts";

export type StockOut = {
  eventId: number;
  ingredientId: number;
  quantity: number;
  unit: string;
  /** The average, where it was taken at different costs. */
  unitCost: string;
};

type Sums = { eventId: number; ingredientId: number; unit: string; quantity: string; value: string };

/** Summed up in a sub-select of its own for each event, so that its latest return is looked up once. */
const outOf = <Values extends Record<string, unknown>>(name: string, which: SQL) =>
  new CompanyStatement<Sums, Values>(name, (own) => {
    const { ingredientId, unit, quantityDelta, unitCost, eventId } = stockMovements;
    const taken = own.rows({ from: stockMovements, where: sql`${eventId} = ${events.id} and ${isOut(own)}` });
    return sql`select ${events.id} as "eventId", moved.* from ${events}, lateral (
        select ${ingredientId} as "ingredientId", ${unit}, sum(-${quantityDelta})::text as quantity,
          sum(-${quantityDelta} * ${unitCost})::text as value
        ${taken} group by ${ingredientId}, ${unit} having sum(${quantityDelta}) < 0) moved
      where ${own.filter(events, isStockOut, which)}`;
  });

const outOfEvent = outOf<{ id: number }>("stock_out_of_event", eq(events.id, sql.placeholder("id")));
const outOfActive = outOf<Record<string, never>>("stock_out", eq(events.isActive, sql.raw("true")));

/** Reads the stock that is out at an event now, one row per ingredient and unit. */
export const stockOutOf = async (data: CompanyData, id: number): Promise<StockOut[]> =>
  (await data.run(outOfEvent, { id })).map(averaged);

/** Reads the stock that is out at any event that is not disabled. */
export const stockOutOfActive = async (data: CompanyData): Promise<StockOut[]> =>
  (await data.run(outOfActive, {})).map(averaged);

const averaged = ({ quantity, value, ...out }: Sums): StockOut => ({
  ...out,
  quantity: rounded(exact(quantity), 2),
  unitCost: roundedText(dividedBy(exact(value), exact(quantity)), UNIT_COST_DECIMALS),
});
