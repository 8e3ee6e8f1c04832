import { and, desc, eq, gt, lt, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { notFound } from "#server/http/errors.ts";
import { movementId, movementNames, reversedAmong } from "#server/ingredients/movements.ts";
import { INGREDIENT_MISSING, SUPPLIER_MISSING } from "#shared/ingredients/contract.ts";
import { MOVEMENTS_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { saoPauloDay } from "#shared/numbers/sao-paulo.ts";
import type { PastPurchase } from "#shared/purchases/contract.ts";

/** The purchases of an ingredient, newest first, a page at a time. */
export async function purchasesOfIngredient(data: CompanyData, id: number, from: string | undefined) {
  const found = await purchases(data, eq(stockMovements.ingredientId, id), from);
  if (found.length === 0 && !(await data.find(ingredients, id))) throw notFound(INGREDIENT_MISSING);
  return found;
}

/** The same for a supplier, also for one that was removed. */
export async function purchasesOfSupplier(data: CompanyData, id: number, from: string | undefined) {
  const found = await purchases(data, eq(stockMovements.supplierId, id), from);
  if (found.length === 0 && !(await data.find(suppliers, id))) throw notFound(SUPPLIER_MISSING);
  return found;
}

async function purchases(data: CompanyData, where: SQL, from: string | undefined): Promise<PastPurchase[]> {
  const before = movementId(from);
  const movement = stockMovements;
  const { ingredientName, supplierName } = movementNames(data);
  const rows = await data.select(
    {
      id: movement.id,
      ingredientId: movement.ingredientId,
      ingredientName,
      unit: movement.unit,
      quantity: movement.quantityDelta,
      unitCost: movement.unitCost,
      supplierId: movement.supplierId,
      supplierName,
      invoiceNumber: movement.invoiceNumber,
      lot: movement.lot,
      boughtOn: movement.boughtOn,
      createdAt: movement.createdAt,
    },
    {
      from: movement,
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
  return rows.map(({ unitCost, boughtOn, createdAt, ...row }) => ({
    ...row,
    unitCost: Number(unitCost),
    isReversed: reversed.has(row.id),
    boughtOn: boughtOn ?? saoPauloDay(createdAt),
    createdAt: createdAt.toISOString(),
  }));
}
