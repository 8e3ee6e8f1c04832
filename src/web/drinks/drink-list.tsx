import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { Drink } from "#shared/drinks/contract.ts";
import { formatCount } from "#shared/format.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { matchesSearch } from "#shared/search.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { DrinkGrid } from "./drink-grid.tsx";
import { NoDrinks } from "./no-drinks.tsx";

/** So many are seen at a glance. */
const MOST_WITHOUT_SEARCH = 6;

type DrinkListProps = {
  drinks: Drink[];
  stock: ReadonlyMap<number, Ingredient>;
  onAdd: () => void;
  onEdit: (drink: Drink) => void;
};

export function DrinkList({ drinks, stock, onAdd, onEdit }: DrinkListProps) {
  const [search, setSearch] = useState("");
  const hasSearch = drinks.length > MOST_WITHOUT_SEARCH;
  const query = useDeferredValue(hasSearch ? search : "");
  const found = useMemo(
    () =>
      drinks.filter(({ name, ingredients }) =>
        matchesSearch(query, name, ...ingredients.map(({ ingredientId }) => stock.get(ingredientId)?.name)),
      ),
    [drinks, stock, query],
  );

  if (drinks.length === 0) return <NoDrinks hasIngredients={stock.size > 0} onAdd={onAdd} />;
  return (
    <>
      {hasSearch && (
        <div className="mb-4 max-w-md">
          <SearchField
            label="Buscar drink por nome ou ingrediente"
            placeholder="Nome ou ingrediente"
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      <p role="status" className={query ? "mb-3 text-sm text-muted" : "sr-only"}>
        {query && formatCount(found.length, "resultado", "resultados")}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="Nenhum drink encontrado"
          action={
            <Button variant="secondary" onClick={() => setSearch("")}>
              Limpar busca
            </Button>
          }
        />
      ) : (
        <DrinkGrid drinks={found} stock={stock} onEdit={onEdit} />
      )}
    </>
  );
}
