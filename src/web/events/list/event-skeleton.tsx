import { Skeleton, SkeletonCards, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

/** As a card will stand: name, badges, facts, drinks, cost, actions. */
const LINES = [
  "mt-1.5 h-5 w-3/5",
  "mt-5 h-6 w-2/5",
  "mt-4 h-4 w-1/2",
  "mt-3 h-4 w-3/5",
  "mt-3 h-4 w-2/3",
  "mt-3 h-4 w-2/5",
  "mt-3 h-4 w-1/3",
  "mt-5 h-6 w-4/5",
  "mt-1.5 h-6 w-1/2",
  "mt-8 h-4 w-1/2",
  "mt-2 h-5 w-full",
  "mt-5 h-control w-3/5",
];

export function EventSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-4 h-control w-28" />
      <Skeleton className="mb-3 h-6 w-32" />
      <SkeletonCards count={6} columns={2} lines={LINES} />
    </SkeletonGroup>
  );
}
