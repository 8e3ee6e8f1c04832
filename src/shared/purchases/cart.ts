import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { boughtIn } from "./bought-in.ts";
import type { PurchaseInput } from "./contract.ts";
import { type BoughtIngredient, bought, type PurchaseLine } from "./purchase-list.ts";

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

/** What was bought in place of an ingredient that events go on planning. */
export type Covering = {
  wantedId: number;
  /** How much of its need is met, in its stock unit. */
  need: number;
  /** The events it was bought for; others have to be bought for again. */
  eventIds: number[];
  ingredientId: number;
  /** How much of the bought ingredient stands for that need, in the other's stock unit. */
  quantity: number;
};

/** A purchase on its way to the server, which may have got it already. */
export type PendingPurchase = {
  idempotencyKey: string;
  /** The lines of the cart, by their position in the body. */
  keys: string[];
  body: PurchaseInput;
  /** What its substitutes meet once it is posted. */
  coverings: Covering[];
};

export type Cart = {
  lines: Readonly<Record<string, CartLine>>;
  /** Invoice numbers by the supplier's id, or {@link NO_SUPPLIER}. */
  invoices: Readonly<Record<string, string>>;
  pending: PendingPurchase | null;
  /** What was bought in place of something else, the newest last. */
  coverings: readonly Covering[];
  /** The days and options that it was filled with, as the address writes them; "" for the usual ones. */
  query: string;
};

export const EMPTY_CART: Cart = { lines: {}, invoices: {}, pending: null, coverings: [], query: "" };

/** Older ones belong to events long past. */
const MOST_COVERINGS = 100;

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

/**
 * The same need met by another ingredient. As much of it where both are measured in the same unit; how much replaces
 * what else nobody knows but the buyer.
 */
export function substitutedLine(
  { wantedId }: Pick<CartLine, "wantedId">,
  need: number,
  wanted: Pick<CartIngredient, "unit"> | undefined,
  substitute: CartIngredient,
): CartLine {
  const line = ownLine(substitute);
  const isSameUnit = wanted?.unit === substitute.unit && need > 0;
  const { packs, quantity } = bought(need, substitute);
  return { ...line, wantedId, need, count: isSameUnit ? ungroupedDecimal(packs ?? quantity) : line.count };
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
  const coverings = [...cart.coverings, ...posted.coverings].slice(-MOST_COVERINGS);
  return { ...cart, lines, invoices, coverings, pending: isSame ? null : cart.pending };
}
