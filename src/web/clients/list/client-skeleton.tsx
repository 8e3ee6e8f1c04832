import { Skeleton, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";

const ROWS = ["1", "2", "3", "4"];

/** Four rows with a name and lines of facts. */
export function ClientSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonSearch />
      <div className="rounded-lg border border-line bg-surface">
        {ROWS.map((row) => (
          <div
            key={row}
            data-testid="skeleton-card"
            className="flex h-24 flex-col justify-center border-b lg:h-19 border-line px-4 last:border-b-0"
          >
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-1.5 h-3 w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
