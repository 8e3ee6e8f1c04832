import { memo, useCallback } from "react";
import type { Drink } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { DrinkCard } from "./drink-card.tsx";

type DrinkGridProps = {
  drinks: readonly Drink[];
  stock: ReadonlyMap<number, Ingredient>;
  onEdit: (drink: Drink) => void;
  onRemove: (drink: Drink) => void;
  savedId: number | undefined;
};

/** Memoized: unchanged while a search is typed, until its result differs. */
export const DrinkGrid = memo(function DrinkGrid(props: DrinkGridProps) {
  const { drinks, stock, onEdit, onRemove, savedId } = props;
  const renderItem = useCallback(
    (drink: Drink) => <DrinkCard drink={drink} stock={stock} onEdit={onEdit} onRemove={onRemove} />,
    [stock, onEdit, onRemove],
  );
  return (
    <LongList
      label="Drinks"
      items={drinks}
      minWidth={300}
      estimateHeight={280}
      renderItem={renderItem}
      savedId={savedId}
    />
  );
});
