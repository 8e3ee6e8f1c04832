import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo, useRef } from "react";
import type { Ingredient, IngredientInput } from "#shared/ingredients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { searchedTexts, searchIndex } from "#shared/text/search.ts";
import { stockStatusLabels } from "#web/ingredients/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { HiddenSavedNote } from "#web/ui/lists/hidden-saved-note.tsx";
import { useHiddenSaved } from "#web/ui/lists/use-hidden-saved.ts";
import { FiltersOnPaper } from "#web/ui/print/filters-on-paper.tsx";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { filterStock, isFiltering } from "./filter-stock.ts";
import { PrintedStock } from "./printed-stock.tsx";
import type { StockActions } from "./stock-actions.tsx";
import { StockCards } from "./stock-cards.tsx";
import { StockFilterBar } from "./stock-filter-bar.tsx";
import { StockTable } from "./stock-table.tsx";
import { useStockFilters } from "./use-stock-filters.ts";

const searchOf = memoizeByObject((ingredients: readonly Ingredient[]) =>
  searchIndex(ingredients, searchedTexts<IngredientInput>({ name: true, observations: false })),
);

type StockListProps = StockActions & {
  ingredients: readonly Ingredient[];
  isWide: boolean;
  savedId: number | undefined;
};

export function StockList({ ingredients, isWide, savedId, ...actions }: StockListProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [filters, setFilters] = useStockFilters();
  // The letter shows first; thousands of rows are searched after it.
  const search = useDeferredValue(filters.search);
  const { category, status } = filters;
  const find = searchOf(ingredients);
  const found = useMemo(
    () => filterStock(find(search), { category, status }),
    [find, search, category, status],
  );
  const hidden = useHiddenSaved({
    savedId,
    all: ingredients,
    found,
    filters: JSON.stringify([search, category, status]),
  });
  const categories = useMemo(() => new Set<string>(ingredients.map((one) => one.category)), [ingredients]);
  const all = formatCount(ingredients.length, "ingrediente", "ingredientes");

  const isFiltered = isFiltering({ search, category, status });
  const isPrinting = useIsPrinting();

  const clear = () => {
    setFilters({ search: "" });
    // The pressed button disappears with the filters.
    bar.current?.querySelector("input")?.focus();
  };

  return (
    <>
      <StockFilterBar ref={bar} filters={filters} onChange={setFilters} categories={categories} />
      <p role="status" className={isFiltered ? "mb-3 text-sm text-muted" : "sr-only"}>
        {isFiltered ? `${formatNumber(found.length)} de ${all}` : all}
      </p>
      <FiltersOnPaper
        filters={[
          ["Busca", search],
          ["Categoria", category],
          ["Status", status && stockStatusLabels[status]],
        ]}
      />
      <HiddenSavedNote saved={hidden} by="filters" onClear={found.length > 0 ? clear : undefined} />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="Nenhum ingrediente encontrado"
          action={
            <Button variant="secondary" onClick={clear}>
              Limpar filtros
            </Button>
          }
        />
      ) : isPrinting ? (
        <PrintedStock ingredients={found} />
      ) : isWide ? (
        <StockTable ingredients={found} savedId={savedId} {...actions} />
      ) : (
        <StockCards ingredients={found} savedId={savedId} {...actions} />
      )}
    </>
  );
}
