import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { formatDateTime, formatNumber } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { quantitySteps } from "./quantity-steps.ts";

type QuantityChartProps = {
  ingredient: Pick<Ingredient, "unit" | "unitWord" | "minQuantity">;
  movements: readonly StockMovement[];
  now: number;
};

/** Hidden from screen readers: the table below has the same data. */
export function QuantityChart({ ingredient, movements, now }: QuantityChartProps) {
  const { minQuantity } = ingredient;
  const { line, start, ceiling, minimumAt } = quantitySteps(movements, now, minQuantity);

  return (
    <figure aria-hidden="true" className="mb-5 text-xs text-muted">
      <div className="mb-1 flex justify-between gap-3">
        <span>até {amountText(ceiling, stockUnitText(ingredient))}</span>
        {minQuantity > 0 && (
          <span className="flex items-center gap-1.5">
            <span className="w-4 border-t border-dashed border-orange-ink" />
            mínimo {formatNumber(minQuantity)}
          </span>
        )}
      </div>
      <div className="border-b border-line-strong pt-1">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="block h-28 w-full overflow-visible"
          aria-hidden="true"
        >
          <path d={`${line}V100H0Z`} className="fill-primary-soft" />
          {minQuantity > 0 && (
            <path
              d={`M0 ${minimumAt}H100`}
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-orange-ink"
            />
          )}
          <path
            d={line}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-primary"
          />
        </svg>
      </div>
      <div className="mt-1 flex justify-between gap-3 tabular-nums">
        <span>{formatDateTime(new Date(start), useTimeZone())}</span>
        <span>agora</span>
      </div>
    </figure>
  );
}
