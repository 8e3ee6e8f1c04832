import type { PricedEvent } from "#shared/events/contract.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import { isDue } from "./agreement.ts";

type Priced = Pick<PricedEvent, "active" | "status" | "agreed" | "owedPrice" | "charges">;

/** True for an agreed event whose price was not divided into charges: nobody knows when it is to be paid. */
export const isUndated = (event: Priced): boolean =>
  isDue(event) && event.owedPrice !== null && !event.charges.some(isPartOfPrice);

/** The sum that these events bring without a due date. */
export const undatedAmount = (events: readonly Pick<Priced, "owedPrice">[]): Money =>
  moneySum(events.map(({ owedPrice }) => owedPrice ?? "0.00"));

/** "R$ 18.200,00 sem vencimento · 3 eventos" */
export const undatedText = (events: readonly Pick<Priced, "owedPrice">[]): string =>
  `${formatMoney(Number(undatedAmount(events)))} sem vencimento · ${formatCount(events.length, "evento", "eventos")}`;
