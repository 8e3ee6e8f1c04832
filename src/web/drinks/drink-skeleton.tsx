import { SkeletonCards, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";

/** The layout of a card: name, badge, recipe, cost. */
const LINES = [
  "mt-1.5 h-5 w-2/5",
  "mt-5 h-6 w-24",
  "mt-4 h-4 w-3/5",
  "mt-2.5 h-4 w-1/2",
  "mt-2.5 h-4 w-2/3",
  "mt-8 h-5 w-full",
];

export function DrinkSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonSearch />
      <SkeletonCards count={6} columns={3} lines={LINES} />
    </SkeletonGroup>
  );
}
