import type { ReactNode } from "react";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { SearchSection } from "#web/ui/lists/search-section.tsx";

type SearchableListProps<T> = {
  label: string;
  searchLabel: string;
  placeholder: string;
  search: string;
  onSearchChange: (search: string) => void;
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
    <SearchSection
      label={searchLabel}
      placeholder={placeholder}
      value={search}
      onChange={onSearchChange}
      count={items.length}
      noneFound={noneFound}
    >
      <LongList label={label} items={items} estimateHeight={estimateHeight} renderItem={renderItem} />
    </SearchSection>
  );
}
