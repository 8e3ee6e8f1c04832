import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import type { Activity } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import { LoadError } from "#web/app/load-error.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import type { companyTrail } from "./queries.ts";

/** The audit trail, newest first, loaded on demand. */
export function AuditTrail({ trail }: { trail: typeof companyTrail }) {
  const query = useInfiniteQuery(trail);
  const { data } = query;

  if (!data) {
    return query.error ? (
      <LoadError title="Não foi possível carregar a atividade" queries={[query]} />
    ) : (
      <TrailSkeleton />
    );
  }
  const activities = data.pages.flatMap((page) => page.activities);
  if (activities.length === 0) return <EmptyState icon={<History />} title="Nenhuma atividade registrada" />;
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        role="list"
        aria-label="Atividade"
        className="ruled rounded-lg border border-line bg-surface"
      >
        {activities.map((activity) => (
          <ActivityLine key={activity.key} activity={activity} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

function ActivityLine({ activity }: { activity: Activity }) {
  const { at, username, company, address } = activity;
  const who = [username ?? "Administração do sistema", company, address && `de ${address}`];
  return (
    <li className="flex gap-x-6 gap-y-1 px-4 py-3 max-sm:flex-col sm:items-baseline sm:justify-between">
      <div className="min-w-0">
        <p className="break-words">{describeActivity(activity)}</p>
        <p className="text-sm break-words text-muted">{who.filter(Boolean).join(" · ")}</p>
      </div>
      <time dateTime={at} className="shrink-0 text-sm text-muted tabular-nums">
        {formatDateTime(at)}
      </time>
    </li>
  );
}

const rows = Array.from({ length: 8 }, (_, row) => `row-${row}`);

function TrailSkeleton() {
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
