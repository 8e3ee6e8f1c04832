import { LayoutGrid, Martini, Table2 } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { searchedTexts, searchIndex } from "#shared/text/search.ts";
import { useAddressSearch } from "#web/address/use-address-search.ts";
import { readStored, removeStored, store } from "#web/browser/local-storage.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchSection } from "#web/ui/lists/search-section.tsx";
import { useHiddenSaved } from "#web/ui/lists/use-hidden-saved.ts";
import type { DrinkEdits } from "./drink-card.tsx";
import { DrinkComparison } from "./drink-comparison.tsx";
import { DrinkGrid } from "./drink-grid.tsx";
import { NoDrinks } from "./no-drinks.tsx";

type Stock = ReadonlyMap<number, Ingredient>;

const ownTexts = searchedTexts<DrinkInput>({ name: true, description: false });

const searchOf = memoizeByObject((drinks: Drink[]) =>
  memoizeByObject((stock: Stock) =>
    searchIndex(drinks, (drink) => [
      ...ownTexts(drink),
      ...drink.ingredients.map(({ ingredientId }) => stock.get(ingredientId)?.name),
    ]),
  ),
);

/** Fewer drinks need no search. */
const MOST_WITHOUT_SEARCH = 6;

/** The stored choice of the table instead of the cards. */
const VIEW = "drinks_view";

type DrinkListProps = {
  drinks: Drink[];
  stock: Stock;
  onAdd: () => void;
  onClassics: () => void;
  onImport: () => void;
  /** The stock with its prices; undefined for those who may not see them. */
  priced: PricedStock | undefined;
  /** Undefined for those who may not edit. */
  edits: DrinkEdits | undefined;
  savedId: number | undefined;
};

export function DrinkList({ drinks, stock, onAdd, onClassics, onImport, ...cards }: DrinkListProps) {
  const [search, setSearch] = useAddressSearch();
  const [isTable, setIsTable] = useState(() => readStored(VIEW) !== null);
  const hasSearch = drinks.length > MOST_WITHOUT_SEARCH;
  const query = useDeferredValue(hasSearch ? search : "");
  const find = searchOf(drinks)(stock);
  const found = useMemo(() => find(query), [find, query]);
  const hidden = useHiddenSaved({ savedId: cards.savedId, all: drinks, found, filters: query });

  if (drinks.length === 0) {
    if (!cards.edits) return <EmptyState icon={<Martini />} title="Nenhum drink cadastrado ainda." />;
    const ways = { onAdd, onClassics, onImport };
    return <NoDrinks hasIngredients={stock.size > 0} {...ways} />;
  }
  const grid = <DrinkGrid drinks={found} stock={stock} {...cards} />;
  if (!hasSearch) return grid;
  // What is compared are costs.
  const compared = cards.priced && cards.edits && (
    <DrinkComparison drinks={found} stock={cards.priced} onEdit={cards.edits.onEdit} />
  );
  const changeView = () => {
    setIsTable(!isTable);
    if (isTable) removeStored(VIEW);
    else store(VIEW, "table");
  };
  return (
    <SearchSection
      label="Buscar drink por nome ou ingrediente"
      placeholder="Nome ou ingrediente"
      value={search}
      onChange={setSearch}
      query={query}
      count={found.length}
      noneFound="Nenhum drink encontrado"
      hidden={hidden}
      aside={
        compared && (
          <Button variant="secondary" onClick={changeView}>
            {isTable ? <LayoutGrid className="size-4.5" /> : <Table2 className="size-4.5" />}
            <span className="max-sm:sr-only">{isTable ? "Cartões" : "Comparar"}</span>
          </Button>
        )
      }
    >
      {(isTable && compared) || grid}
    </SearchSection>
  );
}
