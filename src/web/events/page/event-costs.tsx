import type { PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { EventContext } from "#web/events/event-context.ts";

type EventCostsProps = { event: PricedEvent; prices: NonNullable<EventContext["priced"]> };

/** What the event costs, with the one number that leads the page. */
export function EventCosts({ event, prices }: EventCostsProps) {
  const { total, stock, isReal, isApproximate, unpriced } = eventCost(event, prices);
  const perGuest = costPerGuest(total, event.guests);
  const real = event.stockUse.some(({ lost }) => lost > 0) ? "Estoque usado e perdido" : "Estoque usado";
  const lines = [
    { key: "stock", name: isReal ? real : "Estoque planejado", value: costText(stock, unpriced) },
    ...event.fixedCosts.map(({ id, name, category, value }) => ({
      key: id,
      name: `${name} · ${category}`,
      value: formatMoney(value),
    })),
  ];
  return (
    <>
      <div className="py-3 tabular-nums">
        <p className="text-[1.75rem] leading-9 font-semibold">{costText(total, unpriced)}</p>
        <p className="text-sm text-muted">
          Custo de estoque + Custos Fixos
          {perGuest !== undefined && ` · ${formatMoney(perGuest)} por convidado`}
          {isReal && ` · ${event.stockState === "out" ? "custo do retirado" : "custo real"}`}
          {isApproximate && " · custo aproximado"}
          {unpriced.length > 0 && ` · ${unpricedText(unpriced, prices)}`}
        </p>
      </div>
      <ul className="ruled border-t border-line text-sm">
        {lines.map(({ key, name, value }) => (
          <li key={key} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="font-medium whitespace-nowrap tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
