import { Skeleton, SkeletonCards, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const rows = Array.from({ length: 8 }, (_, row) => `row-${row}`);

/** The layout of a card: name, category, four facts, actions. */
const LINES = [
  "mt-1 h-5 w-2/5",
  "mt-2 h-4 w-1/4",
  "mt-4 h-8 w-4/5",
  "mt-3 h-8 w-3/5",
  "mt-2 h-control w-full",
];

export function StockSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <SkeletonGroup>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_15rem_11rem]">
        <Skeleton className="h-control max-md:col-span-2" />
        <Skeleton className="mt-6.5 h-control" />
        <Skeleton className="mt-6.5 h-control" />
      </div>
      <Skeleton className="mb-3 h-5 w-24" />
      {isWide ? (
        <div className="ruled rounded-lg border border-line bg-surface">
          <div className="h-11" />
          {rows.map((row) => (
            <div key={row} className="flex h-14 items-center gap-6 px-4">
              <Skeleton className="h-4 flex-2" />
              <Skeleton className="h-4 flex-1" />
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 w-28 rounded-full" />
              <Skeleton className="h-6 w-28" />
            </div>
          ))}
        </div>
      ) : (
        <SkeletonCards count={4} columns={2} lines={LINES} />
      )}
    </SkeletonGroup>
  );
}
