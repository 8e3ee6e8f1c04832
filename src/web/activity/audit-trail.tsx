import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import type { ActingLink, Activity } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import { groupBy } from "#shared/group-by.ts";
import { addDays, type Day, formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatDateTime, formatTime } from "#shared/numbers/format.ts";
import { dayIn } from "#shared/time/clock.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useClock, useTimeZone } from "#web/session/clock.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { ActivitySentence } from "./activity-sentence.tsx";
import type { accountsTrail } from "./queries.ts";

type AuditTrailProps = { trail: typeof accountsTrail; noneFound?: string };

/** The audit trail by day, newest first, loaded on demand. */
export function AuditTrail({ trail, noneFound = "Nenhuma atividade registrada" }: AuditTrailProps) {
  const query = useInfiniteQuery(trail);
  const { now, timeZone } = useClock();
  const { data } = query;

  if (!data) {
    return query.error ? (
      <LoadError title="Não foi possível carregar a atividade" queries={[query]} />
    ) : (
      <TrailSkeleton />
    );
  }
  const activities = data.pages.flatMap((page) => page.activities);
  if (activities.length === 0) return <EmptyState icon={<History />} title={noneFound} />;
  const present = dayIn(now, timeZone);
  const days = [...groupBy(activities, ({ at }) => dayIn(at, timeZone))];
  return (
    <>
      {/* One list over all days, since it is read as one. */}
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        role="list"
        aria-label="Atividade"
        className="rounded-lg border border-line bg-surface"
      >
        {days.flatMap(([day, ofDay]) =>
          ofDay.map((activity, position) => (
            <ActivityLine
              key={activity.key}
              activity={activity}
              day={position === 0 ? dayText(day, present) : undefined}
            />
          )),
        )}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

function dayText(day: Day, today: Day): string {
  if (day === today) return "Hoje";
  return day === addDays(today, -1) ? "Ontem" : formatWeekdayDay(day);
}

type ActivityLineProps = {
  activity: Activity;
  /** Of the first line of a day. */
  day: string | undefined;
};

function ActivityLine({ activity, day }: ActivityLineProps) {
  const { at, company, address } = activity;
  const timeZone = useTimeZone();
  const who = [...actorText(activity), company, address && `de ${address}`];
  return (
    <li className="border-line not-first:border-t">
      {day && (
        <h2 className="border-b border-line bg-sunken px-4 py-1.5 text-sm font-semibold in-[li:first-child]:rounded-t-lg">
          {day}
        </h2>
      )}
      <div className="flex gap-x-4 px-4 py-2.5">
        <time
          dateTime={at}
          title={formatDateTime(at, timeZone)}
          className="w-10 shrink-0 text-sm leading-5.5 text-muted tabular-nums"
        >
          {formatTime(at, timeZone)}
        </time>
        <div className="min-w-0">
          <p className="break-words">
            <ActivitySentence activity={activity} text={describeActivity(activity, timeZone)} />
          </p>
          <p className="text-sm break-words text-muted">{who.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </li>
  );
}

const linkTexts: Record<ActingLink["of"], string> = {
  proposal: "pelo link da proposta",
  team: "pelo link da equipe",
  inquiries: "pela página de pedidos",
};

/** Who did it; somebody without an account by the name that was given, if there is one, and the link. */
function actorText({ username, details }: Activity): (string | null)[] {
  if (details?.link) return [username, linkTexts[details.link.of]];
  return [username ?? "Administração do sistema"];
}

const rows = Array.from({ length: 8 }, (_, row) => `row-${row}`);

function TrailSkeleton() {
  return (
    <SkeletonGroup className="ruled rounded-lg border border-line bg-surface">
      {rows.map((row) => (
        <div key={row} className="flex gap-x-4 px-4 py-3.5">
          <Skeleton className="h-4 w-10" />
          <div className="flex-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2.5 h-4 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
