import { useState } from "react";
import { byId } from "#shared/group-by.ts";
import type { Cart } from "#shared/purchases/cart.ts";
import { purchaseList } from "#shared/purchases/purchase-list.ts";
import { type CartTotals, cartTotals, purchaseRows } from "#shared/purchases/purchase-rows.ts";
import type { Clock } from "#shared/time/clock.ts";
import { useFreshNeed } from "#web/purchases/queries.ts";
import type { PurchaseChoice } from "#web/purchases/use-purchase-window.ts";
import type { PurchaseData } from "#web/purchases/use-purchases.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";

/** In a dead spot nobody waits longer than this; the server then compares the versions. */
const PATIENCE_MS = 4000;

/** Looks at the stock and the events as they are now before a cart is posted. */
export function usePreparePosting(
  data: PurchaseData,
  { lines }: Cart,
  { from, to, ...options }: PurchaseChoice,
  clock: Clock,
  onReady: (totals: CartTotals) => void,
) {
  const freshNeed = useFreshNeed();
  const [isPreparing, setIsPreparing] = useState(false);
  const prepare = useSingleFlight(async () => {
    setIsPreparing(true);
    const patience = new Promise<[]>((done) => setTimeout(() => done([]), PATIENCE_MS));
    const [ingredients, events] = await Promise.race([freshNeed(), patience]);
    setIsPreparing(false);
    const stock = byId(ingredients?.status === "fulfilled" ? ingredients.value : data.ingredients);
    const planned = events?.status === "fulfilled" ? events.value : data.events;
    const list = purchaseList(planned, stock, { from, to }, clock, options);
    onReady(cartTotals(purchaseRows(list, { lines }, stock)));
  });
  return { prepare, isPreparing };
}
