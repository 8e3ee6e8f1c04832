import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { OwnedTable } from "#server/db/company/own-rows.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { notFound } from "#server/http/errors.ts";
import { pageStart } from "#server/http/page-start.ts";
import { movementNames, reversedAmong } from "#server/ingredients/movements.ts";
import { INGREDIENT_MISSING, SUPPLIER_MISSING } from "#shared/ingredients/contract.ts";
import { MOVEMENTS_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import type { PastPurchase } from "#shared/purchases/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { purchaseOrigins } from "./purchase-origins.ts";

type Wanted = Pick<Parameters<CompanyData["select"]>[1], "joins" | "where">;

/** The purchases of an ingredient and its opening stock, the newest first, a page at a time. */
export async function purchasesOfIngredient(data: CompanyData, id: number, from: string | undefined) {
  const found = await boughtLines(data, { where: eq(stockMovements.ingredientId, id) }, from);
  if (found.length === 0 && !(await data.find(ingredients, id))) throw notFound(INGREDIENT_MISSING);
  return found;
}

/** The same of a supplier, also of one that was removed. */
export async function purchasesOfSupplier(data: CompanyData, id: number, from: string | undefined) {
  const joins: [OwnedTable, ReturnType<typeof eq>][] = [
    [purchases, eq(purchases.id, stockMovements.purchaseId)],
  ];
  const found = await boughtLines(data, { joins, where: eq(purchases.supplierId, id) }, from);
  if (found.length === 0 && !(await data.find(suppliers, id))) throw notFound(SUPPLIER_MISSING);
  return found;
}

async function boughtLines(
  data: CompanyData,
  { joins, where }: Wanted,
  from: string | undefined,
): Promise<PastPurchase[]> {
  const before = pageStart(from);
  const movement = stockMovements;
  const { ingredientName } = movementNames(data);
  const rows = await data.select(
    {
      id: movement.id,
      purchaseId: movement.purchaseId,
      ingredientId: movement.ingredientId,
      ingredientName,
      unit: movement.unit,
      quantity: movement.quantityDelta,
      unitCost: movement.unitCost,
      lot: movement.lot,
      createdAt: movement.createdAt,
    },
    {
      from: movement,
      joins,
      where: and(
        where,
        eq(movement.kind, "entrada"),
        gt(movement.quantityDelta, 0),
        before === undefined ? undefined : lt(movement.id, before),
      ),
      orderBy: [desc(movement.id)],
      limit: MOVEMENTS_PER_PAGE,
    },
  );
  const reversed = await reversedAmong(data, rows);
  const originOf = await purchaseOrigins(data, rows);
  return rows.map(({ unitCost, createdAt, ...row }) => {
    const { boughtOn, ...origin } = originOf(row);
    return {
      ...row,
      ...origin,
      unitCost: Number(unitCost),
      isReversed: reversed.has(row.id),
      boughtOn: boughtOn ?? dayIn(createdAt, data.clock.timeZone),
      createdAt: createdAt.toISOString(),
    };
  });
}
