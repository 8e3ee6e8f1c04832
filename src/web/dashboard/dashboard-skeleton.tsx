import { AGENDA_DAYS } from "#shared/dashboard/agenda.ts";
import { firstSteps } from "#shared/dashboard/first-steps.ts";
import { useCan } from "#web/session/permissions.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { NEXT_EVENT } from "./next-event.tsx";
import { firstStepsShown } from "./remember-first-steps.ts";
import { summaryGrid } from "./summary-cards.tsx";
import { WAITING_ROW } from "./waiting-row.tsx";

const times = (count: number) => Array.from({ length: count }, (_, position) => position);

export function DashboardSkeleton() {
  return (
    <SkeletonGroup>
      <DashboardLayout
        firstSteps={firstStepsShown() > 0 && <FirstStepsSkeleton open={firstStepsShown()} />}
        waiting={
          <div className="rounded-lg border border-line bg-surface">
            <div className={`flex items-center px-4 sm:px-5 ${WAITING_ROW}`}>
              <Skeleton className="h-5 w-3/5" />
            </div>
          </div>
        }
        next={
          <Card className={NEXT_EVENT}>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-1 h-7 w-3/5" />
            <Skeleton className="mt-1 h-5 w-4/5" />
          </Card>
        }
        summary={<SummarySkeleton />}
        agenda={<AgendaSkeleton />}
        counters={<CountersSkeleton />}
        events={
          <Card className="h-full">
            <Skeleton className="mb-3 h-6 w-36" />
            <div className="flex flex-col gap-1">
              {times(3).map((position) => (
                <div key={position} className="flex gap-3 py-2.5">
                  <Skeleton className="h-12 w-12" />
                  <div className="flex-1">
                    <Skeleton className="h-6 w-3/5" />
                    <Skeleton className="mt-1 h-5 w-4/5 max-[24rem]:h-10" />
                    <Skeleton className="mt-1.5 h-6 w-24" />
                  </div>
                </div>
              ))}
            </div>
          </Card>
        }
        attention={
          <Card className="h-full">
            <Skeleton className="mb-3 h-6 w-56" />
            {times(6).map((position) => (
              <div key={position} className="flex items-center justify-between gap-3 py-2.5">
                <div className="flex-1">
                  <Skeleton className="h-6 w-2/5" />
                  <Skeleton className="mt-0.5 h-5 w-3/5 max-sm:h-6" />
                </div>
                <Skeleton className="h-6 w-24" />
              </div>
            ))}
          </Card>
        }
      />
    </SkeletonGroup>
  );
}

/** The real card with invisible text, which has about the final height: that of so many open steps. */
function FirstStepsSkeleton({ open }: { open: number }) {
  const all = firstSteps({}, useCan("manage-company")).open;
  const steps = { open: all.slice(-open), done: all.slice(0, -open), areAhead: true };
  return (
    <div inert className="[&_*]:text-transparent!">
      <FirstSteps steps={steps} />
    </div>
  );
}

function SummarySkeleton() {
  const cards = useCan("see-money") ? 4 : 3;
  return (
    <div className={summaryGrid(cards)}>
      {times(cards).map((position) => (
        <div key={position} className="bg-surface px-4 py-3 sm:px-5">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-2 h-8 w-16" />
          <Skeleton className="h-4 w-4/5 max-[26rem]:h-8" />
        </div>
      ))}
    </div>
  );
}

const AgendaSkeleton = () => (
  <Card className="max-sm:px-2">
    <Skeleton className="mb-3 h-6 w-40 max-sm:mx-2" />
    <div className="grid grid-cols-7 gap-y-1 lg:grid-cols-14">
      {times(AGENDA_DAYS).map((position) => (
        <div key={position} className="flex min-h-21 flex-col items-center gap-1 py-1.5">
          <Skeleton className="h-4 w-6" />
          <div className="overflow-hidden rounded-full">
            <Skeleton className="size-8" />
          </div>
        </div>
      ))}
    </div>
  </Card>
);

const CountersSkeleton = () => (
  <Card>
    <Skeleton className="mb-3 h-6 w-36" />
    <Skeleton className="mb-2 h-2 w-full" />
    <Skeleton className="h-control w-4/5 max-sm:mb-control" />
  </Card>
);
