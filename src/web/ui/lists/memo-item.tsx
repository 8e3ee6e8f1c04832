import { memo, type ReactNode } from "react";

type MemoItemProps = { item: unknown; render: (item: never) => ReactNode };

/** Renders an item again only if it or the function that renders it has changed. */
export const MemoItem = memo(({ item, render }: MemoItemProps) => render(item as never));
