import type { CompanyData } from "#server/db/company/company-data.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { notFound, refuseIssues } from "#server/http/errors.ts";
import { changeIngredient, movement, refuseTooMuchStock } from "#server/ingredients/ingredients.ts";
import { lockSuppliers } from "#server/suppliers/suppliers.ts";
import { type EntryInput, INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { unitCost } from "#shared/ingredients/unit-cost.ts";
import { withBought } from "./with-bought.ts";

/** Records a purchase of one line. */
export const recordEntry = (data: CompanyData, id: number, bought: EntryInput) =>
  data.transaction(async (tx) => {
    const issues = await lockSuppliers(tx, [{ id: bought.supplierId, path: "supplierId" }]);
    const [present] = await tx.lock(ingredients, [id]);
    if (!present) throw notFound(INGREDIENT_MISSING);
    refuseIssues(issues);
    refuseOldVersion(bought.version, present.version);
    const changes = withBought(present, bought);
    refuseTooMuchStock(changes);
    const { supplierId, invoiceNumber, lot, boughtOn } = bought;
    const origin = { supplierId, invoiceNumber, boughtOn, userId: tx.userId };
    const { id: purchaseId } = await tx.insert(purchases, origin);
    // The ledger says what was paid this time; what all of it costs on average stands with the ingredient.
    const entry = movement({ ...present, unitCost: unitCost(bought) }, "entrada", bought.quantity);
    return changeIngredient(tx, present.id, changes, [{ ...entry, purchaseId, lot }]);
  });
