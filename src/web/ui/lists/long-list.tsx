import { clsx } from "clsx";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { cardClass } from "#web/ui/card.tsx";
import { PaperProvider } from "#web/ui/print/on-paper.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { MemoItem } from "./memo-item.tsx";
import { useWindowRows } from "./use-window-rows.ts";

type LongListProps<T> = {
  items: readonly T[];
  label: string;
  /** Content of an item's card. While the function stays the same, unchanged items do not render again. */
  renderItem: (item: T) => ReactNode;
  /** Pixels of a card that has not been measured. */
  estimateHeight: number;
  /** Pixels a card needs at least: as many columns as fit, at most three. One column without it. */
  minWidth?: number;
  /** The item saved last is scrolled into view once. */
  savedId?: number | undefined;
  /** A menu in a card floats above what surrounds the list. */
  hasMenus?: boolean;
  /** Little room within and between the cards. */
  isDense?: boolean;
  /** Neither gap nor box: the content of each item brings its own. */
  isBare?: boolean;
  /** Rows with a line between them, in one column, instead of cards; the box around them is the caller's. */
  isRuled?: boolean;
};

const GAP = 16;
const DENSE_GAP = 8;
const MAX_COLUMNS = 3;
const PAPER_COLUMNS = 2;
const looseItem = `${cardClass} relative flex min-w-0 flex-col`;
const denseItem =
  "relative flex min-w-0 flex-col rounded-lg border border-line bg-surface px-3 py-2 sm:px-4 sm:py-2.5";

const bareItem = "min-w-0";
const ruledItem = "relative flex min-w-0 flex-col border-b border-line [:last-child>&]:border-b-0";

type Look = Pick<LongListProps<never>, "isBare" | "isDense" | "isRuled">;

const lookOf = ({ isBare, isDense, isRuled }: Look) => {
  if (isBare) return { gap: 0, item: bareItem };
  if (isRuled) return { gap: 0, item: ruledItem };
  return isDense ? { gap: DENSE_GAP, item: denseItem } : { gap: GAP, item: looseItem };
};

/** Cards in columns, those of a row equally tall. Renders the rows near the viewport; to print, all of them. */
export function LongList<T extends { id: number }>(props: LongListProps<T>) {
  return useIsPrinting() ? <PrintedList {...props} /> : <WindowList {...props} />;
}

function WindowList<T extends { id: number }>(props: LongListProps<T>) {
  const { items, label, renderItem, estimateHeight, minWidth, savedId, hasMenus } = props;
  const { gap, item: cardItem } = lookOf(props);
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list, minWidth);
  const { virtualizer, rows } = useWindowRows({
    list,
    label,
    items,
    columns,
    estimateHeight,
    gap,
    overscan: 1,
    savedId,
  });
  const { scrollMargin } = virtualizer.options;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may not have rows between itself and its items.
    <div
      ref={list}
      role="list"
      aria-label={label}
      // Isolated, the list is painted apart from the field above it; a menu could then not float over its context.
      className={clsx("[overflow-anchor:none]", !hasMenus && "isolate")}
      // The padding stands for the rows above, in the flow: rows that are not measured yet cannot overlap.
      style={{
        height: virtualizer.getTotalSize(),
        paddingTop: (rows[0]?.start ?? scrollMargin) - scrollMargin,
      }}
    >
      {rows.map(({ key, index }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="none"
          className="grid"
          style={{ gap, marginBottom: gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {items.slice(index * columns, (index + 1) * columns).map((item, column) => (
            // biome-ignore lint/a11y/useSemanticElements: see the list.
            <div
              key={item.id}
              role="listitem"
              data-item={item.id}
              aria-setsize={items.length}
              aria-posinset={index * columns + column + 1}
              className={cardItem}
            >
              <MemoItem item={item} render={renderItem} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** No card is cut between two sheets. */
function PrintedList<T extends { id: number }>(props: LongListProps<T>) {
  const { items, label, renderItem, minWidth, isBare, isRuled } = props;
  const columns = minWidth ? PAPER_COLUMNS : 1;
  return (
    <PaperProvider value={true}>
      <ul
        aria-label={label}
        className="grid"
        style={{
          gap: isRuled || isBare ? 0 : GAP,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {items.map((item) => (
          <li key={item.id} className={`${lookOf(props).item} break-inside-avoid`}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
    </PaperProvider>
  );
}

function useColumns(list: RefObject<HTMLElement | null>, minWidth: number | undefined): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !minWidth) return;
    const count = () => {
      const fitting = Math.floor((element.clientWidth + GAP) / (minWidth + GAP));
      setColumns(Math.min(Math.max(fitting, 1), MAX_COLUMNS));
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, minWidth]);
  return columns;
}
