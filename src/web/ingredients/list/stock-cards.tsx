import { memo, useCallback } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { IngredientCard } from "./ingredient-card.tsx";
import type { StockActions } from "./stock-actions.tsx";

type StockCardsProps = StockActions & { ingredients: readonly Ingredient[]; savedId: number | undefined };

/** Memoized, like the table. */
export const StockCards = memo(function StockCards({
  ingredients,
  edits,
  onShowHistory,
  onRecordLoss,
  savedId,
}: StockCardsProps) {
  const renderItem = useCallback(
    (ingredient: Ingredient) => (
      <IngredientCard ingredient={ingredient} {...{ edits, onShowHistory, onRecordLoss }} />
    ),
    [edits, onShowHistory, onRecordLoss],
  );
  return (
    <LongList
      label="Ingredientes"
      items={ingredients}
      estimateHeight={86}
      minWidth={300}
      isDense
      hasMenus
      renderItem={renderItem}
      savedId={savedId}
    />
  );
});
