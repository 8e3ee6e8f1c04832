import { clsx } from "clsx";
import { memo, useCallback, useMemo } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { type GroupedIngredient, groupByCategory } from "./group-by-category.ts";
import { IngredientCard } from "./ingredient-card.tsx";
import type { StockActions } from "./stock-actions.tsx";

type StockCardsProps = StockActions & { ingredients: readonly Ingredient[]; savedId: number | undefined };

/** Rows in a box per category, which is said once. Memoized, like the table. */
export const StockCards = memo(function StockCards({
  ingredients,
  edits,
  onShowHistory,
  onRecordLoss,
  savedId,
}: StockCardsProps) {
  const items = useMemo(() => groupByCategory(ingredients), [ingredients]);
  const renderItem = useCallback(
    ({ ingredient, groupSize, isLast }: GroupedIngredient) => (
      <>
        {groupSize !== undefined && (
          <h2 className="px-1 pt-3 pb-1.5 text-sm leading-5 font-semibold">
            {ingredient.category}{" "}
            <span className="ml-0.5 font-normal text-muted">{formatNumber(groupSize)}</span>
          </h2>
        )}
        <div
          className={clsx(
            "relative border border-t-0 border-line bg-surface px-3 py-1.75",
            groupSize !== undefined && "rounded-t-lg border-t",
            isLast && "rounded-b-lg",
          )}
        >
          <IngredientCard ingredient={ingredient} {...{ edits, onShowHistory, onRecordLoss }} />
        </div>
      </>
    ),
    [edits, onShowHistory, onRecordLoss],
  );
  return (
    <LongList
      label="Ingredientes"
      items={items}
      estimateHeight={54}
      isBare
      hasMenus
      renderItem={renderItem}
      savedId={savedId}
    />
  );
});
