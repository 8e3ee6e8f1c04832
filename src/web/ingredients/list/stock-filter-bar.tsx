import type { Ref } from "react";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockStatuses } from "#shared/ingredients/stock-status.ts";
import { stockStatusLabels } from "#web/ingredients/labels.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import type { StockFilters } from "./filter-stock.ts";

type StockFilterBarProps = {
  ref: Ref<HTMLDivElement>;
  filters: StockFilters;
  onChange: (filters: StockFilters) => void;
  categories: ReadonlySet<string>;
};

export function StockFilterBar({ ref, filters, onChange, categories }: StockFilterBarProps) {
  const { category, status } = filters;
  const offered = ingredientCategories.filter((one) => categories.has(one) || one === category);

  return (
    <div
      ref={ref}
      className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_15rem_11rem] print:hidden"
    >
      <div className="max-md:col-span-2">
        <SearchField
          label="Buscar ingrediente por nome"
          placeholder="Buscar ingrediente"
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
      </div>
      <FilterSelect
        label="Categoria"
        value={category ?? ""}
        onChange={(chosen) => onChange({ ...filters, category: chosen || undefined })}
        options={offered}
        allLabel="Todas"
      />
      <FilterSelect
        label="Status"
        value={status ?? ""}
        onChange={(chosen) => onChange({ ...filters, status: chosen || undefined })}
        options={stockStatuses}
        labels={stockStatusLabels}
      />
    </div>
  );
}
