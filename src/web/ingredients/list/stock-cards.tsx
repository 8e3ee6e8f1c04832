import { memo, useCallback } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Revealed } from "#web/ui/lists/use-reveal.ts";
import { VirtualGrid } from "#web/ui/lists/virtual-grid.tsx";
import { IngredientCard } from "./ingredient-card.tsx";
import type { StockActions } from "./stock-actions.tsx";

type StockCardsProps = StockActions & { ingredients: readonly Ingredient[]; revealed: Revealed | undefined };

/** Memoized, like the table. */
export const StockCards = memo(function StockCards({
  ingredients,
  onEdit,
  onRecordEntry,
  onShowHistory,
  revealed,
}: StockCardsProps) {
  const renderItem = useCallback(
    (ingredient: Ingredient) => (
      <IngredientCard ingredient={ingredient} {...{ onEdit, onRecordEntry, onShowHistory }} />
    ),
    [onEdit, onRecordEntry, onShowHistory],
  );
  return (
    <VirtualGrid
      label="Ingredientes"
      items={ingredients}
      estimateHeight={228}
      minWidth={300}
      renderItem={renderItem}
      revealed={revealed}
    />
  );
});
