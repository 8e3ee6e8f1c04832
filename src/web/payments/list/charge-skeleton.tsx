import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const CARDS = 8;

/** As the list will stand: sums, chips, and cards of one line, on phones of three. */
export function ChargeSkeleton() {
  return (
    <SkeletonGroup>
      <div className="mb-3 flex gap-8 max-sm:-mt-2">
        <Skeleton className="h-15 w-44" />
        <Skeleton className="h-15 w-32" />
      </div>
      <div className="mb-3 flex gap-2 overflow-hidden py-1">
        {["vencidos", "week", "month", "paid", "all"].map((chip) => (
          <Skeleton key={chip} className="h-control w-22 shrink-0" />
        ))}
      </div>
      <Skeleton className="mb-1 h-6 w-40" />
      <div className="grid gap-2">
        {Array.from({ length: CARDS }, (_, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have nothing but their position.
            key={position}
            data-testid="skeleton-card"
            className="flex h-31.5 gap-5 rounded-lg border border-line bg-surface px-3 py-3 sm:px-4 min-[70rem]:h-16.5"
          >
            <div className="flex-1">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="mt-1 h-4 w-3/5" />
            </div>
            <Skeleton className="h-5 w-24 shrink-0" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
