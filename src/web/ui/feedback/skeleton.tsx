import { clsx } from "clsx";
import type { PropsWithChildren } from "react";
import { Card } from "#web/ui/card.tsx";

/** Give it the size of what will come: `<Skeleton className="h-5 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("rounded-sm bg-hover", className)} />;
}

/**
 * Around all the placeholders of a screen. They breathe as one: an animation for each of them took as long to begin as
 * all the rest of their style.
 */
export function SkeletonGroup({ className, children }: PropsWithChildren<{ className?: string }>) {
  return (
    <div role="status" className={clsx("animate-breathe", className)}>
      <span className="sr-only">Carregando...</span>
      {children}
    </div>
  );
}

/** The search box above a list. */
export function SkeletonSearch() {
  return <Skeleton className="mb-4 h-11 max-w-md" />;
}

type SkeletonCardsProps = {
  count: number;
  /** As many as the cards will stand in where there is room; without them, one below the other. */
  columns?: 2 | 3;
  /** The place and size of each line of a card; without them, a name with a badge and two lines about it. */
  lines?: readonly string[];
};

/** So many cards of the same content, one below the other or in columns. */
export function SkeletonCards({ count, columns, lines }: SkeletonCardsProps) {
  return (
    <div
      className={clsx("grid", columns ? "gap-4 md:grid-cols-2" : "gap-3", columns === 3 && "xl:grid-cols-3")}
    >
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have nothing but their position.
        <Card key={position} data-testid="skeleton-card">
          {lines ? lines.map((line) => <Skeleton key={line} className={line} />) : <SkeletonRow />}
        </Card>
      ))}
    </div>
  );
}

function SkeletonRow() {
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-6 w-16" />
      </div>
      <Skeleton className="mt-4 h-4 w-3/5" />
      <Skeleton className="mt-2.5 h-4 w-1/2" />
    </>
  );
}
