import { useMemo } from "react";
import { formatDay } from "#shared/numbers/day.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { TimeZoneProvider } from "#web/session/clock.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { FullPageSpinner } from "#web/ui/feedback/spinner.tsx";
import { Counting } from "./counting.tsx";
import { DrinkRecipes } from "./drink-recipes.tsx";
import { EventFacts } from "./event-facts.tsx";
import { Gone } from "./gone.tsx";
import { LoadingChecklist } from "./loading-checklist.tsx";
import { teamApi } from "./team-api.ts";
import { teamSender } from "./team-sender.ts";
import { useTeamEvent } from "./use-team-event.ts";

/** What the team of an event needs for the night, without an account. */
export function TeamPage({ token }: { token: string }) {
  const api = useMemo(() => teamApi(token), [token]);
  const { shown, gone, failure, isFetching, refresh, addCount } = useTeamEvent(token, api);
  const sender = useMemo(() => teamSender(token, api, addCount), [token, api, addCount]);
  if (gone !== undefined) return <Gone message={gone} sender={sender} />;
  if (!shown && failure === undefined) return <FullPageSpinner />;
  const query = {
    data: shown,
    dataUpdatedAt: shown?.at ?? 0,
    isRefetchError: failure !== undefined,
    isFetching,
    refetch: refresh,
  };
  return (
    <TimeZoneProvider value={shown?.event.timeZone ?? SAO_PAULO}>
      <main tabIndex={-1} className="mx-auto max-w-xl px-4 pt-5 pb-16 outline-none">
        <OldDataNote queries={[query]} />
        {shown ? (
          <div className="flex flex-col gap-9">
            <EventFacts event={shown.event} token={token} />
            {shown.event.isCancelled && <Alert tone="error" title="Este evento foi cancelado" />}
            {(!shown.event.isCancelled || shown.event.isOut) && (
              <>
                <LoadingChecklist lines={shown.event.loading} token={token} />
                <DrinkRecipes drinks={shown.event.drinks} />
              </>
            )}
            <Counting sender={sender} shown={shown} />
            <p className="text-sm text-muted">Este link vale até {formatDay(shown.event.validUntil)}.</p>
          </div>
        ) : (
          <ErrorState
            title={failure}
            message="Abra este link uma vez com internet. Depois ele abre também sem ela."
            isRetrying={isFetching}
            onRetry={() => void refresh()}
          />
        )}
      </main>
    </TimeZoneProvider>
  );
}
