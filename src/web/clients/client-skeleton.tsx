import { Skeleton, SkeletonCards } from "#web/ui/skeleton.tsx";

/** Four cards where the clients will be, below the place of the search box. */
export function ClientSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-11 max-w-md" />
      <SkeletonCards count={4} isGrid>
        <div className="flex h-11 items-center">
          <Skeleton className="h-5 w-2/5" />
        </div>
        <Skeleton className="mt-3 h-4 w-3/5" />
        <Skeleton className="mt-3 h-4 w-1/2" />
        <Skeleton className="mt-3 h-4 w-4/5" />
        <Skeleton className="mt-6 h-4 w-2/5" />
      </SkeletonCards>
    </>
  );
}
