import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const CARDS = 6;

/** As the cards will stand: when, what and how much beside each other, on phones below. */
export function EventSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-4 h-control w-28" />
      <Skeleton className="mb-3 h-6 w-32" />
      <div className="grid gap-2">
        {Array.from({ length: CARDS }, (_, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have nothing but their position.
            key={position}
            data-testid="skeleton-card"
            className="flex h-49 gap-5 rounded-lg border border-line bg-surface px-3 py-3 sm:px-4 min-[70rem]:h-32.5"
          >
            <Skeleton className="h-16 w-20 shrink-0 max-[70rem]:hidden" />
            <div className="flex-1">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="mt-2 h-4 w-4/5" />
              <Skeleton className="mt-2 h-4 w-3/5" />
            </div>
            <Skeleton className="h-10 w-40 shrink-0 max-[70rem]:hidden" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
