import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const rows = Array.from({ length: 8 }, (_, row) => `row-${row}`);

/** As the lines will stand: what and who, and when beside it or below. */
export function TrailSkeleton() {
  return (
    <SkeletonGroup className="ruled rounded-lg border border-line bg-surface">
      {rows.map((row) => (
        <div key={row} className="flex gap-x-6 gap-y-2.5 px-4 py-4 max-sm:flex-col sm:justify-between">
          <div className="flex-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2.5 h-4 w-2/5" />
          </div>
          <Skeleton className="h-4 w-32" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
