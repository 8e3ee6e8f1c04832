import { clsx } from "clsx";
import type { CateringEvent } from "#shared/events/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isExpected } from "#shared/payments/charge-filters.ts";
import { margin } from "#shared/payments/margin.ts";
import { type PaymentState, paymentState } from "#shared/payments/payment-state.ts";

const toneClass: Record<PaymentState["tone"], string> = {
  success: "text-green-ink",
  warning: "text-orange-ink",
  danger: "text-red-ink",
  neutral: "text-muted",
};

/** The price of an event with its margin and what is next to be received; nothing without either. */
export function EventPrice({ event, cost }: { event: CateringEvent; cost: number }) {
  const { total, price, charges } = event;
  const left = margin(price, cost);
  const state = stateOf(event);
  if (total === null && charges.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap justify-end gap-x-2 text-sm">
      {total !== null && (
        <span>
          <span className="text-muted">Preço </span>
          <span className="font-semibold">{formatMoney(Number(total))}</span>
        </span>
      )}
      {left !== undefined && (
        <span className={clsx("max-sm:hidden", left < 0 ? "text-red-ink" : "text-muted")}>
          {formatNumber(left)} %
        </span>
      )}
      {state && <span className={clsx("font-medium", toneClass[state.tone])}>{state.text}</span>}
    </p>
  );
}

/** Nothing is due any more for an event that does not happen; what was received stays. */
export function stateOf(event: CateringEvent): PaymentState | undefined {
  const { charges } = event;
  if (isExpected(event)) return paymentState(charges, localDay(new Date()));
  const received = moneySum(charges.map(({ paid }) => paid));
  if (Number(received) === 0) return undefined;
  return { text: `Recebido ${formatMoney(Number(received))}`, tone: "neutral" };
}
