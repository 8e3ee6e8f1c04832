import { guestsText } from "#shared/events/labels.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { type Prices, type ShoppingLine, shoppingTotalText } from "./shopping-list.ts";

type Occasion = {
  name: string;
  /** Empty until a date is chosen. */
  date: string;
  guests: number;
};

/** The items to buy as a chat message: no columns, since messengers would not align them. */
export function shoppingText(
  { name, date, guests }: Occasion,
  lines: readonly ShoppingLine[],
  /** Absent for those who may not see money. */
  prices: Prices | undefined,
  timeZone: TimeZone,
): string {
  const facts = [date && formatWeekdayDateTime(date, timeZone), guests > 0 && guestsText(guests)].filter(
    Boolean,
  );
  const wanted = lines.filter(({ toBuy }) => toBuy > 0);
  const list = wanted.map(
    ({ name, toBuy, unit, packs }) =>
      `- ${name}: ${amountText(toBuy, unit)}${packs ? ` (${packs.text})` : ""}`,
  );
  return [
    name ? `Compras: ${name}` : "Compras",
    ...(facts.length > 0 ? [facts.join(", ")] : []),
    "",
    ...(list.length > 0 ? list : ["Nada a comprar: o estoque basta."]),
    ...(list.length > 0 && prices ? ["", `Total estimado: ${shoppingTotalText(wanted, prices)}`] : []),
  ].join("\n");
}
