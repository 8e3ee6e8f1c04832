import type { Activity } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import { formatDateTime } from "#shared/numbers/format.ts";

export function ActivityLine({ activity }: { activity: Activity }) {
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
