import { Skeleton, SkeletonCards } from "#web/ui/skeleton.tsx";

/** Below the place of the filters. */
export function EventSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-11 w-28" />
      <Skeleton className="mb-3 h-6 w-32" />
      <SkeletonCards count={6} isGrid>
        <Skeleton className="mt-1.5 h-5 w-3/5" />
        <Skeleton className="mt-5 h-6 w-2/5" />
        <Skeleton className="mt-4 h-4 w-1/2" />
        <Skeleton className="mt-3 h-4 w-3/5" />
        <Skeleton className="mt-3 h-4 w-2/3" />
        <Skeleton className="mt-3 h-4 w-2/5" />
        <Skeleton className="mt-5 h-6 w-4/5" />
        <Skeleton className="mt-10 h-5 w-full" />
        <Skeleton className="mt-5 h-9 w-3/5" />
      </SkeletonCards>
    </>
  );
}
