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
  /** The one saved last. */
  savedId: number | undefined;
};

/** Left as it is while a search is being typed, until there is another result. */
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
