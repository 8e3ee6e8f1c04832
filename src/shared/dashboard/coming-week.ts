import type { EventWithoutMoney } from "#shared/events/contract.ts";
import { type Prices, shoppingTotal } from "#shared/events/stock/shopping-list.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { type AgendaStock, agendaEntry } from "./agenda.ts";
import { eventsWithinDays } from "./figures.ts";
import { needsPurchase } from "./waiting.ts";

const DAYS = 7;

/** "3 eventos em 7 dias": those that have not begun. */
export function comingWeekText(events: readonly EventWithoutMoney[], now: Date): string {
  const { length } = eventsWithinDays(events, DAYS, now);
  return length === 0 ? "Nenhum evento em 7 dias" : `${formatCount(length, "evento", "eventos")} em 7 dias`;
}

/** The same with what has to be bought: "3 eventos em 7 dias · falta comprar R$ 1.240,00 para eles". */
export function weekAndPurchaseText(
  events: readonly EventWithoutMoney[],
  stock: AgendaStock,
  prices: Prices,
): string {
  const wanting = eventsWithinDays(events, DAYS, stock.now)
    .map((event) => agendaEntry(event, stock))
    .filter(needsPurchase);
  const price = shoppingTotal(
    wanting.flatMap(({ short }) => short),
    prices,
  );
  const count = comingWeekText(events, stock.now);
  return price > 0 ? `${count} · falta comprar ${formatMoney(price)} para eles` : count;
}
