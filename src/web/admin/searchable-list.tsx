import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "#shared/format.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";

type SearchableListProps<T> = {
  label: string;
  searchLabel: string;
  placeholder: string;
  search: string;
  onSearchChange: (search: string) => void;
  /** What the search has found. */
  items: readonly T[];
  noneFound: string;
  estimateHeight: number;
  renderItem: (item: T) => ReactNode;
};

export function SearchableList<T extends { id: number }>({
  label,
  searchLabel,
  placeholder,
  search,
  onSearchChange,
  items,
  noneFound,
  estimateHeight,
  renderItem,
}: SearchableListProps<T>) {
  return (
    <>
      <div className="mb-4 max-w-md">
        <SearchField label={searchLabel} placeholder={placeholder} value={search} onChange={onSearchChange} />
      </div>
      <p role="status" className={search ? "mb-3 text-sm text-muted" : "sr-only"}>
        {search && formatCount(items.length, "resultado", "resultados")}
      </p>
      {items.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={noneFound}
          action={
            <Button variant="secondary" onClick={() => onSearchChange("")}>
              Limpar busca
            </Button>
          }
        />
      ) : (
        <VirtualList
          label={label}
          items={items}
          keyOf={({ id }) => id}
          estimateHeight={estimateHeight}
          renderItem={renderItem}
        />
      )}
    </>
  );
}
