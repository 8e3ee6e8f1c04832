import { type Key, type ReactNode, useEffect, useRef, useState } from "react";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { MemoItem } from "./memo-item.tsx";

type GrowingListProps<T> = {
  items: readonly T[];
  label: string;
  keyOf: (item: T) => Key;
  renderItem: (item: T) => ReactNode;
};

const SLICE = 100;

/** For a list in a box that scrolls by itself: renders a slice, and the next one when its end scrolls into view. */
export function GrowingList<T>({ items, label, keyOf, renderItem }: GrowingListProps<T>) {
  const [count, setCount] = useState(SLICE);
  const end = useRef<HTMLLIElement>(null);
  const isPrinting = useIsPrinting();
  const shown = isPrinting ? items : items.slice(0, count);
  const hasMore = shown.length < items.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is still in view is only reported anew.
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((before) => before + SLICE);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, count]);

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" aria-label={label}>
      {shown.map((item, index) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={index + 1}>
          <MemoItem item={item} render={renderItem} />
        </li>
      ))}
      {hasMore && <li ref={end} aria-hidden="true" className="h-px" />}
    </ul>
  );
}
