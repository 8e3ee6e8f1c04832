import { type CostedIngredient, drinkCost, type RecipeLine } from "#shared/drinks/drink-cost.ts";
import { formatMoney } from "#shared/numbers/format.ts";

type DrinkCostLineProps = {
  lines: readonly RecipeLine[];
  stock: ReadonlyMap<number, CostedIngredient>;
};

export function DrinkCostLine({ lines, stock }: DrinkCostLineProps) {
  const { cost, isApproximate } = drinkCost(lines, stock);
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-sm text-muted">
        Custo por drink
        {isApproximate && <span className="block text-xs">custo aproximado</span>}
      </span>
      <span className="text-lg font-semibold tabular-nums">{formatMoney(cost)}</span>
    </p>
  );
}
