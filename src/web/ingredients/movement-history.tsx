import { useState } from "react";
import { formatNumber } from "#shared/format.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { HistoryTable } from "./history-table.tsx";
import { QuantityChart } from "./quantity-chart.tsx";

const PAGE = 50;

type MovementHistoryProps = {
  ingredient: Ingredient;
  /** Newest first. */
  movements: readonly StockMovement[];
  now: number;
};

export function MovementHistory({ ingredient, movements, now }: MovementHistoryProps) {
  const [shown, setShown] = useState(PAGE);
  const left = movements.length - shown;

  return (
    <>
      <QuantityChart ingredient={ingredient} movements={movements} now={now} />
      <HistoryTable movements={movements.slice(0, shown)} />
      {left > 0 && (
        <div className="mt-4">
          <Button variant="secondary" block onClick={() => setShown(shown + PAGE)}>
            Mostrar mais {formatNumber(Math.min(PAGE, left))} de {formatNumber(left)} anteriores
          </Button>
        </div>
      )}
    </>
  );
}
