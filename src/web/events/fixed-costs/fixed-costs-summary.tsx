import { useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { costPerGuest, eventCost, fixedCostTotal } from "#shared/events/event-cost.ts";
import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { type FixedCostsForm, finishedValues } from "./fixed-costs-form.ts";

type FixedCostsSummaryProps = {
  form: FixedCostsForm;
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
};

/** The total of the costs typed so far, alone and with the event's stock. */
export function FixedCostsSummary({ form, event, prices }: FixedCostsSummaryProps) {
  const fixed = fixedCostTotal(finishedValues(useWatch({ control: form.control, name: "fixedCosts" })));
  const { stock } = eventCost(event, prices);
  const total = rounded(plus(exact(stock), exact(fixed)), 2);
  const perGuest = costPerGuest(total, event.guests);
  return (
    <div
      role="status"
      className="flex flex-col gap-1 text-sm tabular-nums [&>*]:flex [&>*]:justify-between [&>*]:gap-3"
    >
      <p>
        <span className="text-muted">Total dos custos fixos</span>{" "}
        <span className="text-lg font-semibold">{formatMoney(fixed)}</span>
      </p>
      <p>
        <span className="text-muted">Custo de estoque + Custos Fixos</span>{" "}
        <span className="font-medium">{formatMoney(total)}</span>
      </p>
      {perGuest !== undefined && (
        <p>
          <span className="text-muted">Custo por convidado</span>{" "}
          <span className="font-medium">{formatMoney(perGuest)}</span>
        </p>
      )}
    </div>
  );
}
