import type { Virtualizer } from "@tanstack/react-virtual";
import type { Key, ReactNode, RefObject } from "react";

export type VirtualListProps<T> = {
  items: readonly T[];
  /** Pixels of one item before it has been measured, without the gap. */
  estimateHeight: number;
  keyOf: (item: T) => Key;
  renderItem: (item: T) => ReactNode;
  label: string;
};

type VirtualRowsProps<T, Box extends Element | Window> = Pick<
  VirtualListProps<T>,
  "items" | "renderItem" | "label"
> & {
  list: RefObject<HTMLUListElement | null>;
  virtualizer: Virtualizer<Box, Element>;
};

/** The rows of a list that are near its visible part, each told as one of all. */
export function VirtualRows<T, Box extends Element | Window>(props: VirtualRowsProps<T, Box>) {
  const { list, virtualizer, items, renderItem, label } = props;
  const { scrollMargin } = virtualizer.options;
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
      role="list"
      aria-label={label}
      // Isolated, it is painted apart: a letter typed above it does not paint its rows again. No row has a menu.
      className="relative isolate"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          className="absolute inset-x-0"
          // Not by transform: that would confine what floats inside an item (a menu) to it.
          style={{ top: row.start - scrollMargin }}
        >
          {renderItem(items[row.index] as T)}
        </li>
      ))}
    </ul>
  );
}
