import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { boughtIn } from "./bought-in.ts";
import type { PurchaseInput } from "./contract.ts";
import { type BoughtIngredient, bought, type PurchaseLine } from "./purchase-list.ts";
import { neededInstead } from "./replacement.ts";

/** An ingredient as it is put into a cart. */
export type CartIngredient = BoughtIngredient & { supplierId: number | null; version: number };

/** What goes into the cart; texts are as typed. */
export type CartLine = {
  /** What is bought. */
  ingredientId: number;
  /** Its name, for when it is gone from the stock. */
  name: string;
  /** The ingredient of the list that it is bought for; null for a line of one's own. */
  wantedId: number | null;
  /** The number of packs, or the amount of what is bought loose. */
  count: string;
  /** What was counted: "garrafa de 750 ml", "L". */
  per: string;
  /** The price of the whole line; null follows the estimate. */
  price: string | null;
  supplierId: number | null;
  lot: string;
  /** The need of the list and the version of the stock that somebody has looked at. */
  need: number;
  version: number;
};

/** A purchase on its way to the server, which may have got it already. */
export type PendingPurchase = {
  idempotencyKey: string;
  /** The lines of the cart, by their position in the body. */
  keys: string[];
  body: PurchaseInput;
};

export type Cart = {
  lines: Readonly<Record<string, CartLine>>;
  /** Invoice numbers by the supplier's id, or {@link NO_SUPPLIER}. */
  invoices: Readonly<Record<string, string>>;
  pending: PendingPurchase | null;
  /** The days and options that it was filled with, as the address writes them; "" for the usual ones. */
  query: string;
};

export const EMPTY_CART: Cart = { lines: {}, invoices: {}, pending: null, query: "" };

export const NO_SUPPLIER = "none";

export const supplierKey = (supplierId: number | null): string =>
  supplierId === null ? NO_SUPPLIER : String(supplierId);

/** The key of the line that is bought for an ingredient of the list. */
export const wantedKey = (ingredientId: number): string => `wanted-${ingredientId}`;

/** What an ingredient of the list needs bought, as it is put into the cart. */
export const tickedLine = ({
  ingredient,
  need,
  packs,
  quantity,
}: PurchaseLine<CartIngredient>): CartLine => ({
  ...lineOf(ingredient),
  wantedId: ingredient.id,
  count: ungroupedDecimal(packs ?? quantity),
  need,
});

/** A line of one's own begins with one pack. */
export const ownLine = (ingredient: CartIngredient): CartLine => ({
  ...lineOf(ingredient),
  count: ingredient.packQuantity === null ? "" : "1",
});

const lineOf = (ingredient: CartIngredient): CartLine => ({
  ingredientId: ingredient.id,
  name: ingredient.name,
  wantedId: null,
  count: "",
  per: boughtIn(ingredient),
  price: null,
  supplierId: ingredient.supplierId,
  lot: "",
  need: 0,
  version: ingredient.version,
});

/** The same need met by another ingredient; one pack of it where only the buyer knows how much replaces what. */
export function substitutedLine(
  { wantedId }: Pick<CartLine, "wantedId">,
  need: number,
  wanted: CartIngredient | undefined,
  substitute: CartIngredient,
): CartLine {
  const line = ownLine(substitute);
  const needed = wanted && neededInstead(need, wanted, substitute);
  if (!needed) return { ...line, wantedId, need };
  const { packs, quantity } = bought(needed, substitute);
  return { ...line, wantedId, need, count: ungroupedDecimal(packs ?? quantity) };
}

export const withLine = (cart: Cart, key: string, line: CartLine | undefined): Cart => {
  const { [key]: _before, ...others } = cart.lines;
  return { ...cart, lines: line ? { ...others, [key]: line } : others };
};

/** A free key for a line of one's own; an ingredient may have several. */
export function ownKey({ lines }: Pick<Cart, "lines">, { id }: Pick<CartIngredient, "id">): string {
  let number = 1;
  while (lines[`own-${id}-${number}`]) number += 1;
  return `own-${id}-${number}`;
}

/** After a purchase was posted: what was ticked since it was sent stays, with the invoices of its suppliers. */
export function afterPosting(cart: Cart, posted: PendingPurchase): Cart {
  const lines = Object.fromEntries(Object.entries(cart.lines).filter(([key]) => !posted.keys.includes(key)));
  const suppliers = new Set(Object.values(lines).map(({ supplierId }) => supplierKey(supplierId)));
  const invoices = Object.fromEntries(Object.entries(cart.invoices).filter(([key]) => suppliers.has(key)));
  const isSame = cart.pending?.idempotencyKey === posted.idempotencyKey;
  return { ...cart, lines, invoices, pending: isSame ? null : cart.pending };
}
