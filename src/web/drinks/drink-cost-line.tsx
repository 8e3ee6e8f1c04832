import { type CostedIngredient, drinkCost, type RecipeLine } from "#shared/drinks/drink-cost.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";

type DrinkCostLineProps = {
  lines: readonly RecipeLine[];
  stock: ReadonlyMap<number, CostedIngredient & { name: string }>;
};

export function DrinkCostLine({ lines, stock }: DrinkCostLineProps) {
  const { cost, isApproximate, unpriced } = drinkCost(lines, stock);
  const notes = [isApproximate && "custo aproximado", unpricedText(unpriced, stock)].filter(Boolean);
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-sm text-muted">
        Custo por drink
        {notes.length > 0 && <span className="block text-xs wrap-anywhere">{notes.join(", ")}</span>}
      </span>
      <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{costText(cost, unpriced)}</span>
    </p>
  );
}
