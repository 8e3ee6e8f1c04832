import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const rows = Array.from({ length: 12 }, (_, row) => `row-${row}`);

export function StockSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <SkeletonGroup>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-3 max-sm:-mt-2.5 max-sm:mb-2 max-sm:gap-2 md:grid-cols-[minmax(0,1fr)_15rem_11.25rem]">
        <Skeleton className="h-control" />
        <Skeleton className="h-control max-md:w-control" />
        <Skeleton className="h-control max-md:hidden" />
      </div>
      {isWide ? (
        <div className="ruled rounded-lg border border-line bg-surface">
          <div className="h-9" />
          {rows.map((row) => (
            <div key={row} className="flex h-10 items-center gap-6 px-4">
              <Skeleton className="h-4 flex-2" />
              <Skeleton className="h-4 flex-1" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </div>
      ) : (
        <>
          <Skeleton className="mx-1 mt-3 mb-1.5 h-5 w-28" />
          <div className="ruled rounded-lg border border-line bg-surface">
            {rows.map((row) => (
              <div key={row} data-testid="skeleton-card" className="flex h-13.5 items-center gap-6 px-3">
                <Skeleton className="h-4 flex-1" />
                <Skeleton className="h-4 w-20" />
              </div>
            ))}
          </div>
        </>
      )}
    </SkeletonGroup>
  );
}
