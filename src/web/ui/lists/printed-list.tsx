import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PaperProvider } from "#web/ui/print/on-paper.ts";

type WholeListProps<T> = {
  items: readonly T[];
  renderItem: (item: T) => ReactNode;
  label: string;
  /** Pixels between two items. */
  gap: number;
  columns?: number;
  itemClass?: string;
};

/** All of a list, for paper; no item is cut between two sheets. */
export function PrintedList<T>({ items, renderItem, label, gap, columns = 1, itemClass }: WholeListProps<T>) {
  return (
    <PaperProvider value={true}>
      <ul
        aria-label={label}
        className="grid"
        style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet does not change.
          <li key={position} className={clsx("break-inside-avoid", itemClass)}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
    </PaperProvider>
  );
}
