import { z } from "zod";
import { validEntries } from "#shared/valid-entries.ts";
import { type Cart, type CartLine, EMPTY_CART, type PendingPurchase } from "./cart.ts";

const cartLine: z.ZodType<CartLine> = z.looseObject({
  ingredientId: z.number(),
  name: z.string(),
  wantedId: z.number().nullable(),
  count: z.string(),
  per: z.string(),
  price: z.string().nullable(),
  supplierId: z.number().nullable(),
  lot: z.string(),
  need: z.number(),
  version: z.number(),
});

const pendingPurchase = z.object({
  idempotencyKey: z.string(),
  keys: z.array(z.string()),
  // The server checks it; the page itself reads its lines only.
  body: z.custom<PendingPurchase["body"]>((body) => Array.isArray(Object(body).lines)),
});

/** The cart that a browser has kept. A field that is added later needs a default: carts of today wait on phones. */
export const storedCart = z.object({
  lines: validEntries(cartLine).catch(EMPTY_CART.lines),
  invoices: validEntries(z.string()).catch(EMPTY_CART.invoices),
  pending: pendingPurchase.nullable().catch(EMPTY_CART.pending),
  query: z.string().catch(EMPTY_CART.query),
}) satisfies z.ZodType<Cart>;

export const isEmptyCart = ({ lines, pending }: Cart): boolean =>
  Object.keys(lines).length === 0 && pending === null;
