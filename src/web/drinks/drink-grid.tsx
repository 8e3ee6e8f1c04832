import { memo, useCallback } from "react";
import type { Drink } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { DrinkCard, type DrinkEdits } from "./drink-card.tsx";

type DrinkGridProps = {
  drinks: readonly Drink[];
  stock: ReadonlyMap<number, Ingredient>;
  priced: PricedStock | undefined;
  edits: DrinkEdits | undefined;
  savedId: number | undefined;
};

/** Memoized: unchanged while a search is typed, until its result differs. */
export const DrinkGrid = memo(function DrinkGrid(props: DrinkGridProps) {
  const { drinks, stock, priced, edits, savedId } = props;
  const renderItem = useCallback(
    (drink: Drink) => <DrinkCard drink={drink} stock={stock} priced={priced} edits={edits} />,
    [stock, priced, edits],
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
