import { AGENDA_DAYS } from "#shared/dashboard/agenda.ts";
import { firstSteps } from "#shared/dashboard/first-steps.ts";
import { useCan } from "#web/session/permissions.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { FirstSteps } from "./first-steps/first-steps.tsx";
import { firstStepsShown } from "./first-steps/remember-first-steps.ts";
import { NEXT_EVENT } from "./next-event/next-event.tsx";
import { COUNTER_GRID, COUNTERS } from "./stock-counters.tsx";
import { SUMMARY, SUMMARY_CARD } from "./summary-cards.tsx";
import { WAITING_ROW } from "./waiting/waiting-row.tsx";

const times = (count: number) => Array.from({ length: count }, (_, position) => position);

export function DashboardSkeleton() {
  return (
    <SkeletonGroup>
      <DashboardLayout
        isLoading
        firstSteps={firstStepsShown() > 0 && <FirstStepsSkeleton open={firstStepsShown()} />}
        waiting={
          <div className="rounded-lg border border-line bg-surface">
            <Skeleton className="mx-4 mt-2.5 mb-1 h-6 w-40" />
            {times(3).map((position) => (
              <div
                key={position}
                className={`flex items-center border-t border-line px-3 sm:px-4 ${WAITING_ROW}`}
              >
                <Skeleton className="h-5 w-3/5" />
              </div>
            ))}
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
        events={<RowsSkeleton rows={3} />}
        attention={<RowsSkeleton rows={6} />}
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

const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div>
    <Skeleton className="my-1.5 h-6 w-40" />
    {times(rows).map((position) => (
      <div key={position} className="flex h-10 items-center gap-3 border-t border-line">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 flex-1" />
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
);

function SummarySkeleton() {
  const cards = useCan("see-money") ? 4 : 3;
  return (
    <div className={SUMMARY}>
      {times(cards).map((position) => (
        <div key={position} className={SUMMARY_CARD}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-2 h-6 w-16" />
        </div>
      ))}
    </div>
  );
}

const AgendaSkeleton = () => (
  <div>
    <Skeleton className="mb-1 h-6 w-40" />
    <div className="grid grid-cols-7 lg:grid-cols-14">
      {times(AGENDA_DAYS).map((position) => (
        <div key={position} className="flex min-h-15 flex-col items-center gap-1 py-1">
          <Skeleton className="h-4 w-6" />
          <Skeleton className="size-5" />
        </div>
      ))}
    </div>
  </div>
);

const CountersSkeleton = () => (
  <div>
    <Skeleton className="my-1.5 h-6 w-36" />
    <div className={COUNTERS}>
      <Skeleton className="h-1.5" />
      <div className={COUNTER_GRID}>
        {times(4).map((position) => (
          <Skeleton key={position} className="my-2 h-10 w-20" />
        ))}
      </div>
    </div>
  </div>
);
