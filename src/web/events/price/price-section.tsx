import { clsx } from "clsx";
import type { PricedEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { guestsText } from "#shared/events/labels.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import { isDue } from "#shared/payments/agreement.ts";
import { isBelowCost, margin } from "#shared/payments/margin.ts";
import { isUndated } from "#shared/payments/undated.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { GenerateChargesButton } from "#web/payments/generate-charges-button.tsx";
import { useToday } from "#web/session/clock.ts";
import { ChargeText } from "./charge-text.tsx";
import { stateOf } from "./event-price.tsx";

type PriceSectionProps = {
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
  canEdit: boolean;
};

/** What the event is sold for and what of it was received. */
export function PriceSection({ event, prices, canEdit }: PriceSectionProps) {
  const today = useToday();
  const { total, price, charges } = event;
  if (price === null && charges.length === 0) {
    return <p className="py-2 text-sm text-muted">Sem preço ainda.</p>;
  }
  const cost = eventCost(event, prices).total;
  const left = margin(total, cost);
  const state = stateOf(event, today);
  return (
    <>
      {total !== null && (
        <div className="py-3 tabular-nums">
          <p className="text-[1.75rem] leading-9 font-semibold">{formatMoney(Number(total))}</p>
          <p className="text-sm text-muted">
            {termsText(event)}
            {left !== undefined && (
              <>
                {" · "}
                <span className={clsx(isBelowCost(total, cost) && "text-danger-ink")}>
                  margem de {formatPercent(left)}
                </span>
              </>
            )}
            {state && ` · ${state.text}`}
          </p>
        </div>
      )}
      {canEdit && isUndated(event) && (
        <div className="pb-3">
          <GenerateChargesButton events={[event]} />
        </div>
      )}
      <ul className="ruled border-t border-line text-sm">
        {charges.map((charge) => (
          <li key={charge.id} className="py-2">
            <ChargeText charge={charge} today={today} isDue={isDue(event)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function termsText({ pricingMode, pricePerGuest, minGuests, price, total }: PricedEvent): string {
  const terms =
    pricingMode === "por_convidado"
      ? `${formatMoney(Number(pricePerGuest))} por convidado${minGuests ? `, mínimo de ${guestsText(minGuests)}` : ""}`
      : "Valor fechado";
  return price === total ? terms : `${terms} · ${formatMoney(Number(price))} mais extras`;
}
