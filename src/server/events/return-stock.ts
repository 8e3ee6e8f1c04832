import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { AppError, conflict, type Issue, refuseIssues } from "#server/http/errors.ts";
import type { EventLine, ReturnInput, SeenEvent } from "#shared/events/contract.ts";
import { sharedReturn } from "#shared/events/stock/return-amounts.ts";
import { groupBy } from "#shared/group-by.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import { readDrinks, readEvent } from "./event-json.ts";
import { lockEvent } from "./lock-event.ts";
import { moveStock } from "./move-stock.ts";
import { type StockOut, stockOut } from "./stock-out.ts";
import { replaceDrinks } from "./write-event-parts.ts";

/** Puts back what an event did not use, if anything, and so ends the withdrawal. */
export const returnStock = (
  data: CompanyData,
  id: number,
  { returns, nothingReturned = false }: ReturnInput,
): Promise<JsonText<SeenEvent>> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event.isStockWithdrawn) throw conflict("O estoque deste evento não foi retirado");
    const quantities = totals(returns);
    if (quantities.size === 0 && !nothingReturned) {
      throw new AppError(400, "Nenhum item de retorno foi informado");
    }
    if (quantities.size > 0 && nothingReturned) {
      throw new AppError(400, "Informe o que voltou ou que nada voltou, não os dois");
    }
    const out = new Map((await stockOut(tx, eq(events.id, id))).map((one) => [one.ingredientId, one]));
    const stock = await tx.lock(ingredients, [...(nothingReturned ? out : quantities).keys()]);
    refuseTooMuch(returns, quantities, out, new Map(stock.map((ingredient) => [ingredient.id, ingredient])));
    const moves = stock.map((ingredient) => ({
      ingredient,
      quantity: quantities.get(ingredient.id) ?? 0,
      unitCost: out.get(ingredient.id)?.unitCost ?? ingredient.unitCost,
    }));
    // Everybody else has saved the event with these amounts before.
    if (!tx.can("edit-records")) await writeReturns(tx, id, quantities, stock);
    const [, returned] = await pipelined(moveStock(tx, id, "retorno", moves), readEvent(tx, id));
    return returned;
  });

/** Splits the returned amounts among the lines of the event's drinks. */
async function writeReturns(
  tx: CompanyData,
  id: number,
  quantities: ReadonlyMap<number, number>,
  stock: readonly (typeof ingredients.$inferSelect)[],
): Promise<void> {
  const drinks = await readDrinks(tx, id);
  const lines = groupBy(
    drinks.flatMap((drink) => drink.ingredients),
    ({ ingredientId }) => ingredientId,
  );
  const shares = new Map<EventLine, number>();
  for (const ingredient of stock) {
    const own = lines.get(ingredient.id) ?? [];
    const split = sharedReturn(quantities.get(ingredient.id) ?? 0, own, ingredient);
    own.forEach((line, position) => void shares.set(line, Number(split[position])));
  }
  const withReturns = drinks.map((drink) => ({
    ...drink,
    ingredients: drink.ingredients.map((line) => ({ ...line, returnQuantity: shares.get(line) ?? 0 })),
  }));
  await replaceDrinks(tx, id, withReturns);
}

/** Sums up the returns of each ingredient, which may be named twice. */
function totals(returns: ReturnInput["returns"]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { ingredientId, quantity } of returns) {
    if (quantity === 0) continue;
    sums.set(ingredientId, rounded(plus(exact(sums.get(ingredientId) ?? 0), exact(quantity)), 2));
  }
  return sums;
}

function refuseTooMuch(
  returns: ReturnInput["returns"],
  quantities: ReadonlyMap<number, number>,
  out: ReadonlyMap<number, Pick<StockOut, "quantity" | "unit">>,
  stock: ReadonlyMap<number, { name: string; unit: string }>,
): void {
  const issues = returns.flatMap(({ ingredientId }, position): Issue[] => {
    const quantity = quantities.get(ingredientId);
    if (quantity === undefined) return [];
    const ingredient = stock.get(ingredientId);
    const path = `returns.${position}`;
    if (!ingredient) return [{ path: `${path}.ingredientId`, message: "Ingrediente não encontrado" }];
    const { name, unit } = ingredient;
    const withdrawn = out.get(ingredientId);
    if (!withdrawn) {
      return [{ path: `${path}.ingredientId`, message: `${name} não foi retirado para este evento` }];
    }
    // Possible for events alone that were disabled with their stock out, as older versions allowed: of all others the
    // unit stays until their stock is back.
    if (withdrawn.unit !== unit) {
      const message = `${name} saiu em ${withdrawn.unit} e agora é medido em ${unit}: ajuste o estoque dele`;
      return [{ path: `${path}.ingredientId`, message }];
    }
    if (quantity <= withdrawn.quantity) return [];
    return [{ path: `${path}.quantity`, message: `Retorno de ${name} maior que o retirado` }];
  });
  refuseIssues(issues);
}
