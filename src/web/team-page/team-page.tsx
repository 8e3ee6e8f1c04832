import { useMemo } from "react";
import type { TeamEvent } from "#shared/events/team-link/contract.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { OldDataNote } from "#web/app/offline/old-data-note.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { FullPageSpinner } from "#web/ui/feedback/spinner.tsx";
import { DrinkRecipes } from "./drink-recipes.tsx";
import { EventFacts } from "./event-facts.tsx";
import { LoadingChecklist } from "./loading-checklist.tsx";
import { teamApi } from "./team-api.ts";
import { useTeamEvent } from "./use-team-event.ts";

/** What the team of an event needs for the night, without an account. */
export function TeamPage({ token }: { token: string }) {
  const api = useMemo(() => teamApi(token), [token]);
  const { shown, gone, failure, isFetching, refresh } = useTeamEvent(token, api);
  if (gone !== undefined) return <Gone message={gone} />;
  if (!shown && failure === undefined) return <FullPageSpinner />;
  const { event, at } = shown ?? {};
  const query = {
    data: event,
    dataUpdatedAt: at ?? 0,
    isRefetchError: failure !== undefined,
    isFetching,
    refetch: refresh,
  };
  return (
    <main tabIndex={-1} className="mx-auto max-w-xl px-4 pt-5 pb-16 outline-none">
      <OldDataNote queries={[query]} />
      {event ? (
        <TeamEventView event={event} token={token} />
      ) : (
        <ErrorState
          title={failure}
          message="Abra este link uma vez com internet. Depois ele abre também sem ela."
          isRetrying={isFetching}
          onRetry={() => void refresh()}
        />
      )}
    </main>
  );
}

function TeamEventView({ event, token }: { event: TeamEvent; token: string }) {
  return (
    <div className="flex flex-col gap-9">
      <EventFacts event={event} />
      {event.isCancelled && <Alert tone="error" title="Este evento foi cancelado" />}
      <LoadingChecklist lines={event.loading} token={token} />
      <DrinkRecipes drinks={event.drinks} />
      <p className="text-sm text-muted">Este link vale até {formatDay(event.validUntil)}.</p>
    </div>
  );
}

function Gone({ message }: { message: string }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl items-center px-6">
      <h1 className="text-xl font-semibold">{message}</h1>
    </main>
  );
}
