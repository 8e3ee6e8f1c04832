import { groupBy } from "#shared/group-by.ts";
import { exact, minus, rounded, sum } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { type Cart, type CartLine, wantedKey } from "./cart.ts";
import { type BuyableIngredient, cartChange, estimateText, knownEstimate, readLine } from "./cart-line.ts";
import type { PurchaseLine } from "./purchase-list.ts";

/** A row of the screen: what the list wants, what is in the cart for it, or both. */
export type PurchaseRow<I extends BuyableIngredient = BuyableIngredient> = {
  key: string;
  name: string;
  /** Undefined for a line of one's own, and where the list does not need it any more. */
  wanted: PurchaseLine<I> | undefined;
  inCart: CartLine | undefined;
  /** What is bought: the wanted ingredient or what replaces it; undefined if it is gone from the stock. */
  ingredient: I | undefined;
  /** Undefined also for a line of one's own. */
  wantedIngredient: I | undefined;
};

/** The list together with the cart, by name. Nothing that is in the cart is left out. */
export function purchaseRows<I extends BuyableIngredient>(
  list: readonly PurchaseLine<I>[],
  { lines }: Pick<Cart, "lines">,
  ingredients: ReadonlyMap<number, I>,
): PurchaseRow<I>[] {
  const listed = list.map((wanted): PurchaseRow<I> => {
    const key = wantedKey(wanted.ingredient.id);
    const inCart = lines[key];
    const ingredient = inCart ? ingredients.get(inCart.ingredientId) : wanted.ingredient;
    const { name } = wanted.ingredient;
    return { key, name, wanted, inCart, ingredient, wantedIngredient: wanted.ingredient };
  });
  const shown = new Set(listed.map(({ key }) => key));
  const others = Object.entries(lines)
    .filter(([key]) => !shown.has(key))
    .map(([key, inCart]): PurchaseRow<I> => {
      const ingredient = ingredients.get(inCart.ingredientId);
      const wantedIngredient = inCart.wantedId === null ? undefined : ingredients.get(inCart.wantedId);
      const name = wantedIngredient?.name ?? ingredient?.name ?? inCart.name;
      return { key, name, wanted: undefined, inCart, ingredient, wantedIngredient };
    });
  return [...listed, ...others].sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.key, b.key));
}

/** How much more than is needed a row buys: what is in the cart, or what the list says; 0 of another brand. */
export function leftoverOf({ wanted, inCart, ingredient }: PurchaseRow): number {
  if (!wanted || !inCart) return wanted?.leftover ?? 0;
  if (!ingredient || ingredient.id !== wanted.ingredient.id) return 0;
  const bought = readLine(inCart, ingredient).quantity ?? 0;
  return Math.max(0, rounded(minus(exact(bought), exact(wanted.need)), 2));
}

export const neededNow = ({ wanted }: Pick<PurchaseRow, "wanted">): number => wanted?.need ?? 0;

/** Why this row has to be looked at again; undefined also for what is not in the cart. */
export const rowChange = (row: PurchaseRow) =>
  row.inCart && cartChange(row.inCart, row.ingredient, neededNow(row));

export type SupplierGroup<R> = { supplier: { id: number; name: string } | undefined; rows: R[] };

/** The rows by the supplier they are bought from, the usual one until another was chosen; those without one last. */
export function supplierGroups<I extends BuyableIngredient, S extends { id: number; name: string }>(
  rows: readonly PurchaseRow<I>[],
  suppliers: ReadonlyMap<number, S>,
): (SupplierGroup<PurchaseRow<I>> & { supplier: S | undefined })[] {
  const boughtFrom = ({ inCart, ingredient }: PurchaseRow<I>) =>
    suppliers.get((inCart ?? ingredient)?.supplierId ?? 0);
  return [...groupBy(rows, boughtFrom)]
    .map(([supplier, grouped]) => ({ supplier, rows: grouped }))
    .sort(({ supplier: a }, { supplier: b }) => {
      if (!a || !b) return Number(!a) - Number(!b);
      return compareTexts(a.name, b.name) || a.id - b.id;
    });
}

/** The estimate of a row, whether it is in the cart or not; undefined without a known cost. */
function estimateOf({ wanted, inCart, ingredient }: PurchaseRow): number | undefined {
  if (inCart) return readLine(inCart, ingredient).estimate;
  return wanted && knownEstimate(wanted.quantity, wanted.ingredient);
}

/** What is typed or estimated as paid for a row of the cart. */
const priceOf = ({ inCart, ingredient }: PurchaseRow): number | undefined =>
  inCart && readLine(inCart, ingredient).price;

const total = (amounts: readonly (number | undefined)[]): number =>
  rounded(sum(amounts.map((amount) => exact(amount ?? 0))), 2);

/** What rows cost as far as anybody knows, by what is paid or else estimated: "~R$ 240,00"; "sem preço" if nobody does. */
export function rowsCostText(rows: readonly PurchaseRow[]): string {
  const costs = rows.map((row) => priceOf(row) ?? estimateOf(row));
  return estimateText(total(costs), costs.includes(undefined));
}

export type CartTotals = {
  lines: number;
  /** The prices in the cart, as far as they could be read. */
  paid: number;
  /** What is paid above the estimate, or below it, for the lines that have one. */
  aboveEstimate: number;
  /** The estimate of what is not in the cart. */
  left: number;
  /** The first row that stands in the way of posting. */
  wrong: string | undefined;
  changed: string | undefined;
};

export function cartTotals(rows: readonly PurchaseRow[]): CartTotals {
  const ticked = rows.filter(({ inCart }) => inCart !== undefined);
  const wrong = ticked.find(
    ({ inCart, ingredient }) => inCart && Object.keys(readLine(inCart, ingredient).problems).length > 0,
  );
  return {
    lines: ticked.length,
    paid: total(ticked.map(priceOf)),
    aboveEstimate: total(ticked.map(aboveEstimate)),
    left: total(rows.filter(({ inCart }) => !inCart).map(estimateOf)),
    wrong: wrong?.key,
    changed: ticked.find(rowChange)?.key,
  };
}

function aboveEstimate(row: PurchaseRow): number {
  const [price, estimate] = [priceOf(row), estimateOf(row)];
  return price === undefined || estimate === undefined ? 0 : price - estimate;
}
