import { unusualCost } from "#shared/ingredients/unusual-cost.ts";
import type { Day } from "#shared/numbers/day.ts";
import { exact, isLess, minus, ZERO } from "#shared/numbers/exact.ts";
import { type Cart, type PendingPurchase, supplierKey } from "./cart.ts";
import { type BuyableIngredient, readLine } from "./cart-line.ts";
import { type InsteadOf, MOST_SWAPPED_EVENTS } from "./contract.ts";
import type { PurchaseRow } from "./purchase-rows.ts";
import { metNeed } from "./replacement.ts";

type Posted = Omit<PendingPurchase, "idempotencyKey">;

/** What is posted of a cart whose lines can all be read and were looked at. A supplier who is gone is none. */
export function purchaseBody(
  rows: readonly PurchaseRow[],
  invoices: Cart["invoices"],
  boughtOn: Day,
  isSupplier: (id: number) => boolean,
): Posted {
  const lines = rows.flatMap(({ key, inCart, wanted, ingredient }) => {
    if (!inCart || !ingredient) return [];
    const { quantity, price } = readLine(inCart, ingredient);
    if (quantity === undefined || price === undefined) return [];
    const supplierId = inCart.supplierId !== null && isSupplier(inCart.supplierId) ? inCart.supplierId : null;
    const invoiceNumber = invoices[supplierKey(supplierId)]?.trim() || null;
    const line = {
      ingredientId: ingredient.id,
      quantity,
      price,
      supplierId,
      invoiceNumber,
      lot: inCart.lot.trim() || null,
      // That of the stock which the need was computed from.
      version: ingredient.version,
    };
    const insteadOf = wanted && replaced(wanted, ingredient, quantity);
    return [{ key, line: { ...line, ...(insteadOf && { insteadOf }) } }];
  });
  return {
    keys: lines.map(({ key }) => key),
    body: { boughtOn, lines: lines.map(({ line }) => line) },
  };
}

/** What of a need another ingredient meets, in the last events that have it; undefined if it is bought as itself. */
function replaced(
  { ingredient: { version, ...ingredient }, short, events }: NonNullable<PurchaseRow["wanted"]>,
  bought: BuyableIngredient,
  boughtQuantity: number,
): InsteadOf | undefined {
  const quantity = ingredient.id === bought.id ? 0 : metNeed(short, ingredient, bought, boughtQuantity);
  if (quantity <= 0) return undefined;
  let before = exact(quantity);
  const last = events.toReversed().filter(({ amount }) => {
    const isNeeded = isLess(ZERO, before);
    before = minus(before, exact(amount));
    return isNeeded;
  });
  const changed = last
    .slice(0, MOST_SWAPPED_EVENTS)
    .map(({ eventId, version }) => ({ id: eventId, version }));
  return { ingredientId: ingredient.id, quantity, events: changed, version };
}

/** The rows whose price is far from what the ingredient has cost so far. */
export const unusualRows = <I extends BuyableIngredient & { unitCost: number }>(
  rows: readonly PurchaseRow<I>[],
): PurchaseRow<I>[] =>
  rows.filter(({ inCart, ingredient }) => {
    if (!inCart || !ingredient) return false;
    const { quantity, price } = readLine(inCart, ingredient);
    if (quantity === undefined || price === undefined) return false;
    return unusualCost({ quantity, price }, ingredient) !== undefined;
  });

/** The suppliers of what is in the cart, each once, in the order of the rows. */
export const cartSuppliers = (rows: readonly PurchaseRow[]): (number | null)[] => [
  ...new Set(rows.flatMap(({ inCart }) => (inCart ? [inCart.supplierId] : []))),
];
