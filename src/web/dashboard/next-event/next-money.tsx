import { clsx } from "clsx";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { eventCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import type { Day } from "#shared/numbers/day.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { paymentState } from "#shared/payments/charges/payment-state.ts";
import { isBelowCost, margin } from "#shared/payments/margin/margin.ts";
import { Figure } from "#web/ui/figure.tsx";

type NextMoneyProps = { event: PricedEvent; cost: ReturnType<typeof eventCost>; today: Day };

const lead = "block text-3xl leading-9 font-semibold tracking-tight wrap-anywhere text-ink tabular-nums";

/** The price with its margin, and how much of it has come in; what it will cost where there is no price yet. */
export function NextMoney({ event, cost, today }: NextMoneyProps) {
  const { price } = event;
  const left = margin(price, cost.total);
  if (price === null || left === undefined) {
    return (
      <span className="text-sm text-muted max-sm:w-full sm:text-right">
        Custo previsto
        <span className={lead}>
          <Figure>{costText(cost.total, cost.unpriced)}</Figure>
        </span>
      </span>
    );
  }
  const received = Number(moneySum(event.charges.map(({ paid }) => paid)));
  const state = paymentState(event, today);
  return (
    <>
      <span className="text-sm text-muted max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between sm:text-right">
        <span className="max-sm:sr-only">Preço</span>
        <span className={lead}>
          <Figure>{formatMoney(Number(price))}</Figure>
        </span>
        <span className={isBelowCost(price, cost.total) ? "text-danger-ink" : "text-green-ink"}>
          margem de {formatPercent(left)}
        </span>
      </span>
      <span className="text-xs text-muted tabular-nums max-sm:w-full sm:w-36 sm:text-right">
        <span className="flex flex-col max-sm:flex-row max-sm:justify-between">
          <span>Recebido</span>
          <span className="text-sm font-semibold text-ink">{formatMoney(received)}</span>
        </span>
        <span className="my-1 block h-1 overflow-hidden rounded-full bg-sunken print-colours">
          <span
            className="block h-full bg-primary"
            style={{ width: `${Math.min((received / Number(price)) * 100, 100)}%` }}
          />
        </span>
        <span className={clsx(state?.tone === "danger" && "font-medium text-red-ink")}>{state?.text}</span>
      </span>
    </>
  );
}
