import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { nextSorting, type Sorting, type SortKey, sortKeysOf, sortLabelsOf } from "./sort-events.ts";

type SortFieldsProps = { report: CompanyReport; sorting: Sorting; onChange: (sorting: Sorting) => void };

/** Replaces the table's headings on narrow screens. */
export function SortFields({ report, sorting, onChange }: SortFieldsProps) {
  const Icon = sorting.isDescending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="flex items-end gap-2 px-4 pb-3">
      <div className="min-w-0 flex-1">
        <SelectField
          label="Ordenar por"
          value={sorting.key}
          onChange={({ target }) => onChange(nextSorting(sorting, target.value as SortKey))}
          options={sortKeysOf(report)}
          labels={sortLabelsOf(report)}
        />
      </div>
      <Button
        variant="secondary"
        size="icon"
        aria-label={sorting.isDescending ? "Ordem decrescente" : "Ordem crescente"}
        title="Inverter a ordem"
        onClick={() => onChange({ ...sorting, isDescending: !sorting.isDescending })}
      >
        <Icon className="size-4.5" />
      </Button>
    </div>
  );
}
