import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { type Ref, useId, useState } from "react";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockStatuses } from "#shared/ingredients/stock-status.ts";
import { stockStatusLabels } from "#web/ingredients/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import type { StockFilters } from "./filter-stock.ts";

type StockFilterBarProps = {
  ref: Ref<HTMLDivElement>;
  filters: StockFilters;
  onChange: (filters: StockFilters) => void;
  categories: ReadonlySet<string>;
};

/** Search, category and status. On phones the two choices fold away, to leave the window to the list. */
export function StockFilterBar({ ref, filters, onChange, categories }: StockFilterBarProps) {
  const { category, status } = filters;
  const offered = ingredientCategories.filter((one) => categories.has(one) || one === category);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || category !== undefined || status !== undefined;
  const choicesId = useId();

  return (
    <div
      ref={ref}
      className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-3 max-sm:-mt-2.5 max-sm:mb-2 max-sm:gap-2 md:grid-cols-[minmax(0,1fr)_27rem] print:hidden"
    >
      <SearchField
        label="Buscar ingrediente por nome"
        placeholder="Buscar ingrediente"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <div className="md:hidden">
        <Button
          variant="secondary"
          size="icon"
          aria-label="Filtros"
          title="Filtros"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setIsUnfolded(!isOpen)}
        >
          <SlidersHorizontal className="size-4.5" />
        </Button>
      </div>
      <div
        id={choicesId}
        className={clsx(
          "grid grid-cols-2 gap-3 max-md:col-span-2 md:grid-cols-[15rem_minmax(0,1fr)]",
          !isOpen && "max-md:hidden",
        )}
      >
        <FilterSelect
          label="Categoria"
          isLabelHidden
          value={category ?? ""}
          onChange={(chosen) => onChange({ ...filters, category: chosen || undefined })}
          options={offered}
          allLabel="Todas as categorias"
        />
        <FilterSelect
          label="Status"
          isLabelHidden
          value={status ?? ""}
          onChange={(chosen) => onChange({ ...filters, status: chosen || undefined })}
          options={stockStatuses}
          labels={stockStatusLabels}
          allLabel="Todos os status"
        />
      </div>
    </div>
  );
}
