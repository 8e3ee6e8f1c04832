import { useCallback, useSyncExternalStore } from "react";
import { type Cart, EMPTY_CART } from "#shared/purchases/cart.ts";
import { useUser } from "#web/session/session.tsx";
import { changeCart, currentCart, subscribeToCart } from "./kept-cart.ts";

/** The cart of the signed-in user, kept in the browser with every change. */
export function useCart() {
  const user = useUser();
  const cart = useSyncExternalStore(subscribeToCart, () => (user ? currentCart(user) : EMPTY_CART));
  // A stable function, for memoized rows.
  const change = useCallback((next: (cart: Cart) => Cart) => user && changeCart(user, next), [user]);
  return { cart, change };
}
