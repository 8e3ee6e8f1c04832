import { type Cart, type CartLine, EMPTY_CART, type PendingPurchase } from "./cart.ts";

/** The cart that a browser has kept, where anything may stand, also of another version of the product. */
export function readCart(stored: unknown): Cart {
  const { lines, invoices, pending, query } = record(stored);
  return {
    lines: Object.fromEntries(Object.entries(record(lines)).filter(isLineEntry)),
    invoices: Object.fromEntries(Object.entries(record(invoices)).filter(isTextEntry)),
    pending: isPending(pending) ? pending : EMPTY_CART.pending,
    query: typeof query === "string" ? query : EMPTY_CART.query,
  };
}

export const isEmptyCart = ({ lines, pending }: Cart): boolean =>
  Object.keys(lines).length === 0 && pending === null;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

const texts: readonly (keyof CartLine)[] = ["name", "count", "per", "lot"];
const numbers: readonly (keyof CartLine)[] = ["ingredientId", "need", "version"];
const numbersOrNull: readonly (keyof CartLine)[] = ["wantedId", "supplierId"];

function isLineEntry(entry: [string, unknown]): entry is [string, CartLine] {
  const line = record(entry[1]);
  return (
    texts.every((field) => typeof line[field] === "string") &&
    numbers.every((field) => typeof line[field] === "number") &&
    numbersOrNull.every((field) => line[field] === null || typeof line[field] === "number") &&
    (line.price === null || typeof line.price === "string")
  );
}

/** The server checks the body; here only what the page itself reads of it. */
function isPending(value: unknown): value is PendingPurchase {
  const { idempotencyKey, keys, body } = record(value);
  return (
    typeof idempotencyKey === "string" &&
    Array.isArray(keys) &&
    keys.every((key) => typeof key === "string") &&
    Array.isArray(record(body).lines)
  );
}
