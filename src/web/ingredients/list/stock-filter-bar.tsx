import type { Ref } from "react";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockStatuses } from "#shared/ingredients/stock-status.ts";
import { statusLabels } from "#web/ingredients/labels.ts";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { StockFilters } from "./filter-stock.ts";

type StockFilterBarProps = {
  ref: Ref<HTMLDivElement>;
  filters: StockFilters;
  onChange: (filters: StockFilters) => void;
  /** The categories that some ingredient has. */
  categories: ReadonlySet<string>;
};

const ALL = "todos";

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
      <SelectField
        label="Categoria"
        value={category ?? ALL}
        onChange={({ target }) =>
          onChange({ ...filters, category: offered.find((one) => one === target.value) })
        }
      >
        <option value={ALL}>Todas</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={status ?? ALL}
        onChange={({ target }) =>
          onChange({ ...filters, status: stockStatuses.find((one) => one === target.value) })
        }
      >
        <option value={ALL}>Todos</option>
        {stockStatuses.map((one) => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
