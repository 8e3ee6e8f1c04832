import { Skeleton, SkeletonCards } from "#web/ui/skeleton.tsx";

export function DrinkSkeleton() {
  return (
    <SkeletonCards count={6} isGrid>
      <Skeleton className="mt-1.5 h-5 w-2/5" />
      <Skeleton className="mt-5 h-6 w-24" />
      <Skeleton className="mt-4 h-4 w-3/5" />
      <Skeleton className="mt-2.5 h-4 w-1/2" />
      <Skeleton className="mt-2.5 h-4 w-2/3" />
      <Skeleton className="mt-8 h-5 w-full" />
    </SkeletonCards>
  );
}
