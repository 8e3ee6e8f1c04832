import { SkeletonCards, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";

/** The layout of a card: name, contact, date. */
const LINES = ["my-3 h-5 w-2/5", "mt-6 h-4 w-3/5", "mt-3 h-4 w-1/2", "mt-3 h-4 w-4/5", "mt-6 h-4 w-2/5"];

export function ClientSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonSearch />
      <SkeletonCards count={4} columns={3} lines={LINES} />
    </SkeletonGroup>
  );
}
