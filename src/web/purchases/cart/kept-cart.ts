import { type Cart, EMPTY_CART } from "#shared/purchases/cart.ts";
import { isEmptyCart, storedCart } from "#shared/purchases/stored-cart.ts";
import { type DraftOwner, readUserDraft, storeUserDraft } from "#web/session/user-draft.ts";

const NAME = "purchase_cart";

const listeners = new Set<() => void>();
/** The cart that is shown, so that unchanged lines stay the same objects. */
let shown: { owner: DraftOwner; cart: Cart } | undefined;

const isSame = (a: DraftOwner, b: DraftOwner) => a.id === b.id && a.companyId === b.companyId;

export function currentCart(owner: DraftOwner): Cart {
  if (shown && isSame(shown.owner, owner)) return shown.cart;
  const cart = readUserDraft(NAME, owner, storedCart) ?? EMPTY_CART;
  if (listeners.size > 0) shown = { owner, cart };
  return cart;
}

/** Stored at once, also when the page has been left: an answer may come late, and a phone closes pages at any moment. */
export function changeCart(owner: DraftOwner, change: (cart: Cart) => Cart) {
  const cart = change(currentCart(owner));
  storeUserDraft(NAME, owner, isEmptyCart(cart) ? undefined : cart);
  if (listeners.size > 0) shown = { owner, cart };
  for (const listener of listeners) listener();
}

export function subscribeToCart(listener: () => void) {
  // Another tab of the same browser has the same cart.
  const reload = () => {
    shown = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", reload);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", reload);
    if (listeners.size === 0) shown = undefined;
  };
}
