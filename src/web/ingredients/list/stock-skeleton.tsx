import { Skeleton, SkeletonCards, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const rows = Array.from({ length: 12 }, (_, row) => `row-${row}`);

/** The layout of a card: name, category, price. */
const LINES = ["h-5 w-2/5", "mt-1.5 h-3.5 w-3/4", "mt-1.5 h-3.5 w-3/5"];

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
          <div className="h-10" />
          {rows.map((row) => (
            <div key={row} className="flex h-11 items-center gap-6 px-4">
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
        <div className="[&>*]:gap-2 [&>*>*]:p-3">
          <SkeletonCards count={6} columns={2} lines={LINES} />
        </div>
      )}
    </SkeletonGroup>
  );
}
