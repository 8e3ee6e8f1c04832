import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const three = ["first", "second", "third"];

/** Everything below the filters; with them until they can be chosen. */
export function ReportSkeleton({ hasFilters }: { hasFilters: boolean }) {
  return (
    <SkeletonGroup>
      {!hasFilters && <Skeleton className="mb-4 h-control rounded-lg md:h-28" />}
      <Skeleton className="mb-4 h-5 w-48" />
      <div className="mb-4 grid gap-4 md:grid-cols-3">
        {three.map((one) => (
          <Card key={one}>
            <Skeleton className="h-5 w-28" />
            <Skeleton className="mt-2 h-8 w-36" />
            <Skeleton className="mt-2 h-5 w-full" />
            <Skeleton className="mt-4 h-4 w-32" />
          </Card>
        ))}
      </div>
      <Card className="mb-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="mt-5 h-72" />
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-5 h-64" />
        </Card>
        <Card>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-5 h-64" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
