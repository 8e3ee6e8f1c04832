import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { notFound } from "#server/http/errors.ts";
import { refuseShortages } from "#server/night/refuse-shortages.ts";
import { INGREDIENT_MISSING, type LossInput } from "#shared/ingredients/contract.ts";
import { stockValue } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { changeIngredient, movement } from "./ingredients.ts";

/** Records what was lost of the stock itself, at no event: it leaves at the unit cost there is. */
export const recordLoss = (data: CompanyData, id: number, { quantity: lost, kind, reason }: LossInput) =>
  data.transaction(async (tx) => {
    const [present] = await tx.lock(ingredients, [id], isNull(ingredients.archivedAt));
    if (!present) throw notFound(INGREDIENT_MISSING);
    refuseShortages([{ ingredient: present, quantity: lost }], () => "quantity");
    const quantity = rounded(minus(exact(present.quantity), exact(lost)), 2);
    const changes = { quantity, pricePerUnit: String(stockValue(quantity, present.unitCost)) };
    return changeIngredient(tx, id, changes, [
      { ...movement(present, kind, -lost), lostQuantity: lost, reason },
    ]);
  });
