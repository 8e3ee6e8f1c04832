import { useCallback, useEffect, useState } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type CartLine, ownKey, ownLine, substitutedLine, withLine } from "#shared/purchases/cart.ts";
import { type CartTotals, neededNow } from "#shared/purchases/purchase-rows.ts";
import type { Clock } from "#shared/time/clock.ts";
import { scrollToCentre } from "#web/browser/window-scroll.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { useCart } from "./cart/use-cart.ts";
import { itemId } from "./list/purchase-item.tsx";
import { usePendingPurchase } from "./post/use-pending-purchase.ts";
import { usePreparePosting } from "./post/use-prepare-posting.ts";
import { type PurchaseChoice, queryOf } from "./use-purchase-window.ts";
import { type PurchaseData, usePurchases } from "./use-purchases.ts";

/** The list of a window with the cart in it, what is done to its lines, and what keeps the cart from being posted. */
export function useShopping(data: PurchaseData, choice: PurchaseChoice, clock: Clock) {
  const { cart, change } = useCart();
  const query = queryOf(choice);
  const setLine = useCallback(
    (key: string, line: CartLine | undefined, isMoved?: boolean) => {
      change((before) => ({ ...withLine(before, key, line), query }));
      // It stands with another supplier now.
      if (isMoved) showItem(key);
    },
    [change, query],
  );
  const { rows, groups, totals, unknownUnits } = usePurchases(data, cart, choice, clock);
  const { isSending, refusal, cancel, forgetRefusal } = usePendingPurchase({ cart, change });
  const [notice, setNotice] = useState<string>();
  const posted = useDialogSubject();
  /** The key of the row to be replaced; none for a line of one's own. */
  const picked = useDialogSubject<string>();
  const replaced = rows.find(({ key }) => key === picked.subject);

  const showObstacle = ({ changed, wrong }: CartTotals) => {
    const obstacle = changed ?? wrong;
    setNotice(obstacle && (changed ? CHANGED : WRONG));
    if (obstacle) showItem(obstacle);
    return obstacle !== undefined;
  };
  const begin = (checked: CartTotals) => {
    if (!showObstacle(checked)) posted.open();
  };
  const { prepare, isPreparing } = usePreparePosting(data, cart, choice, clock, begin);
  const post = () => {
    forgetRefusal();
    setNotice(undefined);
    prepare();
  };
  const pick = (ingredient: Ingredient) => {
    if (!replaced) {
      const added = ownKey(cart, ingredient);
      return setLine(added, ownLine(ingredient), true);
    }
    const { key, wantedIngredient, inCart } = replaced;
    const line = { wantedId: inCart?.wantedId ?? null };
    setLine(key, substitutedLine(line, neededNow(replaced), wantedIngredient, ingredient), true);
  };
  const refusedKey = refusal && Object.keys(refusal.lines)[0];
  useEffect(() => {
    if (refusedKey) showItem(refusedKey);
  }, [refusedKey]);
  const { open: openPicker } = picked;
  const swap = useCallback((key: string) => openPicker(key), [openPicker]);
  const problem = (totals.changed || totals.wrong) && notice ? notice : refusal?.message;
  // Then the page scrolls to a line, which says what is wrong with it.
  const showsItem = problem === notice || refusedKey !== undefined;

  return {
    cart,
    change,
    rows,
    groups,
    totals,
    unknownUnits,
    refusal,
    problem,
    showsItem,
    posted,
    picked,
    replaced,
    isSending,
    isPreparing,
    setLine,
    swap,
    pick,
    post,
    cancel,
    showObstacle,
  };
}

const CHANGED =
  "A necessidade mudou desde que você marcou estes itens, ou o período é outro. Confira os destacados.";
const WRONG = "Falta preencher um item do carrinho.";

/** After the rows were drawn with what was found out. */
function showItem(key: string) {
  requestAnimationFrame(() => {
    const item = document.getElementById(itemId(key));
    scrollToCentre(item);
    const field = item?.querySelector<HTMLElement>("[aria-invalid=true]");
    (field ?? item?.querySelector<HTMLElement>("fieldset :is(input, button)"))?.focus({
      preventScroll: true,
    });
  });
}
