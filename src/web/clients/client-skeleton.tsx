import { SkeletonCards, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";

/** As a card will stand: name, contact, when it was made. */
const LINES = ["my-3 h-5 w-2/5", "mt-6 h-4 w-3/5", "mt-3 h-4 w-1/2", "mt-3 h-4 w-4/5", "mt-6 h-4 w-2/5"];

/** Four cards where the clients will be, below the place of the search box. */
export function ClientSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonSearch />
      <SkeletonCards count={4} columns={3} lines={LINES} />
    </SkeletonGroup>
  );
}
