import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { listEstimate } from "#shared/purchases/cart-line.ts";
import { type BoughtIngredient, purchaseList } from "#shared/purchases/purchase-list.ts";
import { windowOfDays } from "#shared/purchases/purchase-window.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { eventsWithinDays } from "./figures.ts";

const DAYS = 7;

/** "3 eventos em 7 dias": those that have not begun. */
export function comingWeekText(events: readonly CateringEvent[], clock: Clock): string {
  const { length } = eventsWithinDays(events, DAYS, clock);
  return length === 0 ? "Nenhum evento em 7 dias" : `${formatCount(length, "evento", "eventos")} em 7 dias`;
}

/** The same with what has to be bought, as the page of purchases says it: "3 eventos em 7 dias · falta comprar R$ 1.240,00 para eles". */
export function weekAndPurchaseText(
  events: readonly CateringEvent[],
  ingredients: ReadonlyMap<number, BoughtIngredient & { unitCost: number }>,
  clock: Clock,
): string {
  const price = listEstimate(purchaseList(events, ingredients, windowOfDays(today(clock), DAYS), clock));
  const count = comingWeekText(events, clock);
  return price > 0 ? `${count} · falta comprar ${formatMoney(price)} para eles` : count;
}
