import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest } from "#shared/events/event-cost.ts";
import { costScopeText } from "#shared/events/usual-costs.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import { guestPriceForMargin, isBelowCost, priceForMargin } from "#shared/payments/margin/margin.ts";
import { countOf, type EventForm } from "#web/events/form/event-form.ts";
import { useDraftCost } from "#web/events/form/use-draft-figures.ts";
import { useDraftPrice } from "#web/events/form/use-draft-price.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { Button } from "#web/ui/button.tsx";

type PriceFiguresProps = { form: EventForm; event: PricedEvent | undefined; stock: PricedStock };

/** The price while planning, and the one that would leave the company's usual margin. */
export function PriceFigures({ form, event, stock }: PriceFiguresProps) {
  const { data: [settings] = [] } = useQuery(paymentSettingsQuery);
  const cost = useDraftCost(form, event, stock);
  const { price } = useDraftPrice(form, event);
  const [guests, mode, minGuests] = useWatch({
    control: form.control,
    name: ["guests", "pricing.pricingMode", "pricing.minGuests"],
  });
  const isPerGuest = mode === "por_convidado";
  const priceFor = (target: number) =>
    isPerGuest
      ? guestPriceForMargin(cost.total, target, Math.max(countOf(guests), countOf(minGuests)))
      : priceForMargin(cost.total, target);
  const wanted = settings && priceFor(settings.targetMargin);
  const take = () => {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    form.setValue("pricing.pricingMode", isPerGuest ? mode : "fechado", options);
    form.setValue(isPerGuest ? "pricing.pricePerGuest" : "pricing.price", ungroupedDecimal(wanted), options);
  };
  const perGuest = costPerGuest(Number(price), countOf(guests));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-3 py-2 text-sm tabular-nums">
      {/* Cost and margin stand below, in every part of the dialog. */}
      <div role="status">
        {price === null ? (
          <p className="text-muted">Sem preço ainda.</p>
        ) : (
          <p>
            <span className="text-muted max-sm:sr-only">Preço </span>
            <span className="text-lg font-semibold">{formatMoney(Number(price))}</span>
            {mode === "fechado" && perGuest !== undefined && (
              <span className="text-muted"> · {formatMoney(perGuest)} por convidado</span>
            )}
          </p>
        )}
        {isBelowCost(price, cost.total) && <p className="text-danger-ink">Abaixo do custo.</p>}
      </div>
      {settings && wanted !== undefined && (
        <div className="flex flex-col items-end max-sm:items-start">
          <Button variant="secondary" size="sm" onClick={take}>
            <span className="max-sm:sr-only">Preço</span> para {formatPercent(settings.targetMargin)} de
            margem: {formatMoney(Number(wanted))}
            {isPerGuest && <span className="max-sm:sr-only"> por convidado</span>}
          </Button>
          <p className="text-xs text-muted">{costScopeText(cost.fixedCosts)}</p>
        </div>
      )}
    </div>
  );
}
