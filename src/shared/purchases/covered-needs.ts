import type { Covering } from "./cart.ts";
import { type BuyableIngredient, readLine } from "./cart-line.ts";
import { bought, type PurchaseLine } from "./purchase-list.ts";
import type { PurchaseRow } from "./purchase-rows.ts";

/** A need that another ingredient meets, and which. */
export type CoveredNeed<I> = { ingredient: I; need: number; by: I };

/** What the substitutes in a cart meet. In another unit nobody knows how much replaces what: then all of it. */
export const coveringsOf = (rows: readonly PurchaseRow[]): Covering[] =>
  rows.flatMap(({ wanted, inCart, ingredient }): Covering[] => {
    const quantity = inCart && readLine(inCart, ingredient).quantity;
    if (!wanted || !ingredient || !quantity || ingredient.id === wanted.ingredient.id) return [];
    const isSameUnit = ingredient.unit === wanted.ingredient.unit;
    const met = isSameUnit ? Math.min(wanted.need, quantity) : wanted.need;
    return [
      {
        wantedId: wanted.ingredient.id,
        need: met,
        eventIds: wanted.events.map(({ eventId }) => eventId),
        ingredientId: ingredient.id,
        quantity: isSameUnit ? met : quantity,
      },
    ];
  });

/**
 * The list without the needs that were met by something else, which stays set aside for them: its stock is not counted
 * for its own events. A covering ends with its events, or once what was bought is no longer there.
 */
export function uncoveredList<I extends BuyableIngredient>(
  listFor: (stock: ReadonlyMap<number, I>) => PurchaseLine<I>[],
  stock: ReadonlyMap<number, I>,
  coverings: readonly Covering[],
): { list: PurchaseLine<I>[]; covered: CoveredNeed<I>[] } {
  const planned = listFor(stock);
  const valid = coverings.flatMap((covering) => {
    const line = planned.find(({ ingredient }) => ingredient.id === covering.wantedId);
    const by = stock.get(covering.ingredientId);
    if (!line || !by || by.quantity < covering.quantity) return [];
    const need = Math.min(covering.need, usedBy(line, covering.eventIds), line.need);
    return need > 0 ? [{ ...covering, need, by, ingredient: line.ingredient }] : [];
  });
  if (valid.length === 0) return { list: planned, covered: [] };
  const setAside = new Map(stock);
  for (const { by, quantity } of valid) {
    const { quantity: left } = setAside.get(by.id) ?? by;
    setAside.set(by.id, { ...by, quantity: Math.max(0, hundredths(left - quantity)) });
  }
  const list = listFor(setAside).flatMap((line): PurchaseLine<I>[] => {
    const ingredient = stock.get(line.ingredient.id) ?? line.ingredient;
    const met = valid.filter(({ wantedId }) => wantedId === ingredient.id);
    const need = hundredths(met.reduce((left, one) => left - one.need, line.need));
    if (need <= 0) return [];
    return [
      met.length > 0 ? { ...line, ingredient, need, ...bought(need, ingredient) } : { ...line, ingredient },
    ];
  });
  return { list, covered: valid.map(({ ingredient, need, by }) => ({ ingredient, need, by })) };
}

const hundredths = (amount: number) => Math.round(amount * 100) / 100;

const usedBy = ({ events }: PurchaseLine, eventIds: readonly number[]) =>
  events.reduce((sum, { eventId, amount }) => sum + (eventIds.includes(eventId) ? amount : 0), 0);
