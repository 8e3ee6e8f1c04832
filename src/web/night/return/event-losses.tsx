import { useQuery } from "@tanstack/react-query";
import type { CateringEvent } from "#shared/events/contract.ts";
import { ALL_LOSSES, lossLabels } from "#shared/ingredients/loss-facts.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import { LoadError } from "#web/api/load-error.tsx";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { eventLossesQuery } from "#web/reports/losses/queries.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

type EventLossesProps = { event: Pick<CateringEvent, "id" | "version">; stock: Stock };

/** What was lost at an event, why, and what it cost. */
export function EventLosses({ event, stock }: EventLossesProps) {
  const losses = useQuery(eventLossesQuery(event));
  return (
    <section aria-labelledby="event-losses-heading" className="mt-4">
      <h3 id="event-losses-heading" className="mb-1 font-semibold">
        {ALL_LOSSES}
      </h3>
      {losses.data ? (
        <ul className="ruled text-sm">
          {losses.data.map(({ id, kind, ingredientId, ingredientName, quantity, unit, reason, cost }) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {lossLabels[kind]} de {amountText(quantity, pastUnitText(unit, stock.get(ingredientId)))} de{" "}
                {ingredientName}
                <span className="block text-muted">{reason}</span>
              </span>
              <span className="font-medium whitespace-nowrap tabular-nums">
                {formatMoney(rounded(exact(cost), 2))}
              </span>
            </li>
          ))}
        </ul>
      ) : losses.error ? (
        <LoadError title="Não foi possível carregar as perdas" queries={[losses]} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
    </section>
  );
}
