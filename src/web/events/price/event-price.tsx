import { clsx } from "clsx";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import { type PaymentState, paymentState } from "#shared/payments/charges/payment-state.ts";
import { pricedForText } from "#shared/payments/event-price.ts";
import { isBelowCost, margin } from "#shared/payments/margin/margin.ts";
import { useToday } from "#web/session/clock.ts";

const toneClass: Record<PaymentState["tone"], string> = {
  success: "text-green-ink",
  warning: "text-orange-ink",
  danger: "text-red-ink",
  neutral: "text-muted",
};

type EventPriceProps = {
  event: PricedEvent;
  cost: number;
  /** Without it the state of the receipts stands elsewhere. */
  hasState: boolean;
};

/** The price of an event, extras included, with its margin; nothing without one. */
export function EventPrice({ event, cost, hasState }: EventPriceProps) {
  const { total } = event;
  const left = margin(total, cost);
  const kept = pricedForText(event, event.guests);
  if (total === null && !hasState) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-2 text-sm empty:hidden">
      {total !== null && (
        <span>
          <span className="text-muted">Preço </span>
          <span className="text-base font-semibold">{formatMoney(Number(total))}</span>
        </span>
      )}
      {kept && <span className="text-orange-ink">{kept}</span>}
      {left !== undefined && (
        <span className={clsx("max-sm:hidden", isBelowCost(total, cost) ? "text-red-ink" : "text-muted")}>
          margem de {formatPercent(left)}
        </span>
      )}
      {hasState && <ReceiptState event={event} />}
    </p>
  );
}

/** What is next to be received for an event. */
export function ReceiptState({ event }: { event: CateringEvent }) {
  const state = stateOf(event, useToday());
  return state && <span className={clsx("text-sm font-medium", toneClass[state.tone])}>{state.text}</span>;
}

export const stateOf = (event: CateringEvent, today: Day): PaymentState | undefined =>
  hasMoney(event) ? paymentState(event, today) : undefined;
