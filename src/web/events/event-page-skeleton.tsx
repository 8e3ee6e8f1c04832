import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

/** As the page will stand: way back, name, facts, money, sections. */
export function EventPageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-5 w-20" />
      <Skeleton className="mt-4 h-8 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton className="mt-6 h-24 w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </SkeletonGroup>
  );
}
