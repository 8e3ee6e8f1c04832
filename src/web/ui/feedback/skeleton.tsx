import { clsx } from "clsx";
import type { PropsWithChildren } from "react";
import { Card } from "#web/ui/card.tsx";

/** Sized like the content it stands for: `<Skeleton className="h-5 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("rounded-sm bg-hover", className)} />;
}

/**
 * The placeholders of a page, animated as one: separate animations took as long to start as all their other styles.
 */
export function SkeletonGroup({ className, children }: PropsWithChildren<{ className?: string }>) {
  return (
    <div role="status" className={clsx("animate-breathe", className)}>
      <span className="sr-only">Carregando...</span>
      {children}
    </div>
  );
}

export function SkeletonSearch() {
  return <Skeleton className="mb-4 h-control max-w-md" />;
}

type SkeletonCardsProps = {
  count: number;
  /** The number of columns on wide screens; absent, a single column. */
  columns?: 2 | 3;
  /** The classes of each line of a card; by default a name with a badge and two lines. */
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
