import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const ROWS = 6;

/** As the page will stand: chips, switches, and the rows of a supplier. */
export function PurchasesSkeleton() {
  return (
    <SkeletonGroup>
      <div className="mb-3 flex gap-2 overflow-hidden py-1">
        {["weekend", "week", "fortnight", "free"].map((chip) => (
          <Skeleton key={chip} className="h-control w-28 shrink-0" />
        ))}
      </div>
      <Skeleton className="mb-4 h-control w-64" />
      <Skeleton className="mb-2 h-6 w-40" />
      {Array.from({ length: ROWS }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have nothing but their position.
          key={position}
          className="flex gap-5 border-b border-line py-3"
        >
          <div className="flex-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-1 h-4 w-3/5" />
            <Skeleton className="mt-1 h-4 w-1/2" />
          </div>
          <Skeleton className="size-10 shrink-0" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
