import { desc, eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { recordMovements } from "#server/ingredients/ingredients.ts";
import { reversedAmong } from "#server/ingredients/movements.ts";
import { takeBack } from "#server/ingredients/reverse-movement.ts";
import { PURCHASE_MISSING } from "#shared/purchases/contract.ts";
import { readPurchase } from "./list-purchases.ts";

type Row = typeof ingredients.$inferSelect;

/** Takes back every line of a purchase that still stands, newest first, or none of them. */
export const reversePurchase = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    const lines = await tx.list(stockMovements, eq(stockMovements.purchaseId, id), desc(stockMovements.id));
    if (lines.length === 0) throw notFound(PURCHASE_MISSING);
    const ids = [...new Set(lines.map(({ ingredientId }) => ingredientId))];
    // From here on nobody else changes these stocks or takes one of the lines back.
    const stock = new Map((await tx.lock(ingredients, ids)).map((row) => [row.id, row]));
    const reversed = await reversedAmong(tx, lines);
    const standing = lines.filter((line) => !reversed.has(line.id));
    if (standing.length === 0) throw conflict("Esta compra já foi estornada");
    const changed = new Map<number, Row>();
    const opposites = standing.map((line) => {
      const before = changed.get(line.ingredientId) ?? (stock.get(line.ingredientId) as Row);
      const taken = takeBack(before, { ...line, isReversed: false }, tx.now);
      if ("problem" in taken) {
        throw conflict(`A compra não foi estornada por causa de ${before.name}. ${taken.problem}`);
      }
      changed.set(line.ingredientId, { ...before, ...taken.changes });
      return taken.opposite;
    });
    await tx.updateEach(
      ingredients,
      ["quantity", "pricePerUnit", "unitCost", "archivedAt"],
      [...changed.values()],
    );
    await recordMovements(tx, opposites);
    return readPurchase(tx, id);
  });
