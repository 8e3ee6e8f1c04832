import { clsx } from "clsx";
import type { PricedEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { guestsText } from "#shared/events/labels.ts";
import { costScopeText } from "#shared/events/usual-costs.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import { isUndated } from "#shared/payments/agreed/undated.ts";
import { pricedForText } from "#shared/payments/event-price.ts";
import { isBelowCost, margin } from "#shared/payments/margin/margin.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { GenerateChargesButton } from "#web/payments/generate-charges-button.tsx";
import { useToday } from "#web/session/clock.ts";
import { stateOf } from "./event-price.tsx";
import { ReceivedCharges } from "./received-charges.tsx";

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
                  margem de {formatPercent(left)} {costScopeText(event.fixedCosts)}
                </span>
              </>
            )}
            {state && ` · ${state.text}`}
          </p>
        </div>
      )}
      <PriceLineList event={event} />
      {canEdit && isUndated(event) && (
        <div className="pb-3">
          <GenerateChargesButton events={[event]} />
        </div>
      )}
      {charges.length > 0 && (
        <ReceivedCharges event={event} canEdit={canEdit && event.status !== "cancelado"} />
      )}
    </>
  );
}

/** What the price is made of, where it has discounts or extras. */
function PriceLineList({ event: { lines, basePrice } }: { event: PricedEvent }) {
  if (lines.length === 0) return null;
  const rows = [{ text: "Preço sem descontos e extras", amount: basePrice }, ...lines];
  return (
    <ul aria-label="Composição do preço" className="pb-3 text-sm">
      {rows.map(({ text, amount }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
        <li key={position} className="flex justify-between gap-4 py-0.5">
          <span className="min-w-0 wrap-anywhere text-muted">{text}</span>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(Number(amount))}</span>
        </li>
      ))}
    </ul>
  );
}

function termsText(event: PricedEvent): string {
  const { pricingMode, pricePerGuest, minGuests, owedPrice, price, total, guests } = event;
  const terms =
    pricingMode === "por_convidado"
      ? `${formatMoney(Number(pricePerGuest))} por convidado${minGuests ? `, mínimo de ${guestsText(minGuests)}` : ""}`
      : "Valor fechado";
  return [
    terms,
    pricedForText(event, guests),
    owedPrice !== total && `${formatMoney(Number(owedPrice))} mais extras`,
    owedPrice !== price && `o preço novo, ${formatMoney(Number(price))}, vale com um aditivo aceito`,
  ]
    .filter(Boolean)
    .join(" · ");
}
