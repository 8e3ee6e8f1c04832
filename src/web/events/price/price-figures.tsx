import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { CateringEvent } from "#shared/events/contract.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { margin, priceForMargin } from "#shared/payments/margin.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import type { PricedStock } from "#web/events/editor/editor-data.ts";
import type { EventForm } from "#web/events/editor/event-form.ts";
import { useDraftCost } from "#web/events/editor/use-draft-figures.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { useDraftPrice } from "./use-draft-price.ts";

type PriceFiguresProps = { form: EventForm; event: CateringEvent | undefined; stock: PricedStock };

/** Cost and margin while planning, and the price that would leave the company's usual margin. */
export function PriceFigures({ form, event, stock }: PriceFiguresProps) {
  const { data: [settings] = [] } = useQuery(paymentSettingsQuery);
  const { targetMargin } = settings ?? defaultPaymentSettings;
  const cost = useDraftCost(form, event, stock);
  const { price } = useDraftPrice(form, event);
  const left = margin(price, cost.total);
  const wanted = priceForMargin(cost.total, targetMargin);
  const take = () => {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    form.setValue("pricing.pricingMode", "fechado", options);
    form.setValue("pricing.price", ungroupedDecimal(wanted), options);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-3 py-2 text-sm tabular-nums">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 [&>div]:flex [&>div]:gap-1.5 [&_dd]:font-medium [&_dt]:text-muted">
        <div>
          <dt>Custo</dt>
          <dd>{formatMoney(cost.total)}</dd>
        </div>
        {left !== undefined && (
          <div>
            <dt>Margem</dt>
            <dd className={clsx(left < 0 && "text-danger-ink")}>{formatNumber(left)} %</dd>
          </div>
        )}
        {left !== undefined && left < 0 && <p className="text-danger-ink">O preço está abaixo do custo.</p>}
      </dl>
      {wanted !== undefined && (
        <Button variant="secondary" size="sm" onClick={take}>
          Preço para {formatNumber(targetMargin)} %: {formatMoney(Number(wanted))}
        </Button>
      )}
    </div>
  );
}
