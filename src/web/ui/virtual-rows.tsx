import type { Virtualizer } from "@tanstack/react-virtual";
import type { ReactNode, RefObject } from "react";

type VirtualRowsProps<T, Box extends Element | Window> = {
  list: RefObject<HTMLUListElement | null>;
  virtualizer: Virtualizer<Box, Element>;
  /** Where in what scrolls the list begins. */
  scrollMargin: number;
  items: readonly T[];
  renderItem: (item: T) => ReactNode;
  label: string;
};

/** The rows of a list that are near its visible part, each told as one of all. */
export function VirtualRows<T, Box extends Element | Window>(props: VirtualRowsProps<T, Box>) {
  const { list, virtualizer, scrollMargin, items, renderItem, label } = props;
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
