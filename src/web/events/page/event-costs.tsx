import type { PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost } from "#shared/events/event-cost.ts";
import { fixedCostName } from "#shared/events/fixed-cost-name.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { EventContext } from "#web/events/event-context.ts";

type EventCostsProps = { event: PricedEvent; prices: NonNullable<EventContext["priced"]> };

/** What the event costs, and what of. */
export function EventCosts({ event, prices }: EventCostsProps) {
  const { total, stock, isReal, isApproximate, unpriced } = eventCost(event, prices);
  const perGuest = costPerGuest(total, event.guests);
  const real = event.stockUse.some(({ lost }) => lost > 0) ? "Estoque usado e perdido" : "Estoque usado";
  const lines = [
    { key: "stock", name: isReal ? real : "Estoque planejado", value: costText(stock, unpriced) },
    ...event.fixedCosts.map((cost) => ({
      key: cost.id,
      name: fixedCostName(cost),
      value: formatMoney(cost.value),
    })),
  ];
  const notes = [
    perGuest !== undefined && `${formatMoney(perGuest)} por convidado`,
    isReal && (event.stockState === "out" ? "custo do retirado" : "custo real"),
    isApproximate && "custo aproximado",
    unpriced.length > 0 && unpricedText(unpriced, prices),
  ].filter(Boolean);
  return (
    <div className="text-sm tabular-nums">
      <ul className="text-muted">
        {lines.map(({ key, name, value }) => (
          <li key={key} className="flex justify-between gap-4 py-0.5">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="whitespace-nowrap">{value}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex justify-between gap-4 border-t border-line pt-1.5">
        Custo de estoque + Custos Fixos
        <span className="font-medium whitespace-nowrap">{costText(total, unpriced)}</span>
      </p>
      {notes.length > 0 && <p className="text-muted">{notes.join(" · ")}</p>}
    </div>
  );
}
