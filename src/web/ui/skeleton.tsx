import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Card } from "./card.tsx";

/** Give it the size of what will come: `<Skeleton className="h-5 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("animate-breathe rounded-sm bg-hover", className)} />;
}

type SkeletonCardsProps = { count: number; isGrid?: boolean; children?: ReactNode };

/** So many cards of the same content, one below the other or in the columns of a VirtualGrid. */
export function SkeletonCards({ count, isGrid, children }: SkeletonCardsProps) {
  return (
    <div
      role="status"
      className={isGrid ? "grid gap-4 md:grid-cols-2 xl:grid-cols-3" : "flex flex-col gap-3"}
    >
      <span className="sr-only">Carregando...</span>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have nothing but their position.
        <Card key={position} data-testid="skeleton-card">
          {children ?? <SkeletonRow />}
        </Card>
      ))}
    </div>
  );
}

/** A name with a badge, and two lines about it. */
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
