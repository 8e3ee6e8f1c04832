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
      <p className="mt-2 text-sm text-muted">
        Custo previsto
        <span className={lead}>
          <Figure>{costText(cost.total, cost.unpriced)}</Figure>
        </span>
      </p>
    );
  }
  const received = Number(moneySum(event.charges.map(({ paid }) => paid)));
  const state = paymentState(event, today);
  return (
    <div className="mt-2 text-sm tabular-nums">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="sr-only">Preço</span>
        <span className={lead}>
          <Figure>{formatMoney(Number(price))}</Figure>
        </span>
        <span className={isBelowCost(price, cost.total) ? "text-danger-ink" : "text-green-ink"}>
          margem de {formatPercent(left)}
        </span>
      </p>
      <span className="my-1.5 block h-1 overflow-hidden rounded-full bg-sunken print-colours">
        <span
          className="block h-full bg-primary"
          style={{ width: `${Math.min((received / Number(price)) * 100, 100)}%` }}
        />
      </span>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>recebido {formatMoney(received)}</span>
        <span className={clsx(state?.tone === "danger" && "font-medium text-red-ink")}>{state?.text}</span>
      </p>
    </div>
  );
}
