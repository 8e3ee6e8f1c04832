import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { HistoryTable } from "./history-table.tsx";
import { QuantityChart } from "./quantity-chart.tsx";

type MovementHistoryProps = {
  ingredient: Ingredient;
  /** Newest first, as far back as they were asked for. */
  movements: readonly StockMovement[];
  now: number;
};

export function MovementHistory({ ingredient, movements, now }: MovementHistoryProps) {
  return (
    <>
      <QuantityChart ingredient={ingredient} movements={movements} now={now} />
      <HistoryTable movements={movements} />
    </>
  );
}
