import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import type { StockMovement } from "#shared/ingredients/contract.ts";

type Origin = Pick<StockMovement, "supplierId" | "supplierName" | "invoiceNumber" | "boughtOn">;

/** Of a movement that is no line of a purchase. */
const NO_ORIGIN: Origin = { supplierId: null, supplierName: null, invoiceNumber: null, boughtOn: null };

/** Fetches where the purchases of these movements came from; returns a function that tells it for each of them. */
export async function purchaseOrigins(
  data: CompanyData,
  movements: readonly { purchaseId: number | null }[],
): Promise<(movement: { purchaseId: number | null }) => Origin> {
  const ids = [...new Set(movements.flatMap(({ purchaseId }) => purchaseId ?? []))];
  const { id, supplierId, invoiceNumber, boughtOn } = purchases;
  const supplierName = data.lookup<string | null>(suppliers, suppliers.name, eq(suppliers.id, supplierId));
  const found =
    ids.length === 0
      ? []
      : await data.select(
          { id, supplierId, supplierName, invoiceNumber, boughtOn },
          { from: purchases, where: isAnyOf(id, ids) },
        );
  const origins = new Map<number | null, Origin>(
    found.map(({ id: purchaseId, ...origin }) => [purchaseId, origin]),
  );
  return ({ purchaseId }) => origins.get(purchaseId) ?? NO_ORIGIN;
}
