import { useCallback, useEffect, useRef, useState } from "react";
import type { EventCount, TakenCount } from "#shared/night/counts/contract.ts";
import { refreshedCounts, withTaken } from "#shared/night/counts/waiting-counts.ts";
import { useRetryLoop } from "#web/device/use-retry-loop.ts";
import { forgetEvent, type KeptEvent, keepEvent, keptEvent } from "./kept-event.ts";
import type { TeamApi } from "./team-api.ts";
import { forgetTicks } from "./use-ticks.ts";

type State = {
  shown?: KeptEvent;
  /** The sentence of a link that opens nothing any more. */
  gone?: string;
  /** Why the last calls brought nothing new. */
  failure?: string;
  isFetching: boolean;
};

/** The event of a link and its counts: from the server, or as they were last known on this phone. */
export function useTeamEvent(token: string, api: TeamApi) {
  const [state, setState] = useState<State>({ isFetching: true });
  const isBusy = useRef(false);
  const known = useRef<readonly EventCount[]>([]);
  const { shown, gone } = state;

  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState((before) => ({ ...before, isFetching: true }));
    const before = known.current;
    const found = await fetchEvent(token, api);
    isBusy.current = false;
    setState((now) => ({ isFetching: false, ...merged(now.shown, found, before) }));
  }, [token, api]);

  /** Adds a count that the server has just taken. */
  const addCount = useCallback(
    (count: TakenCount) =>
      setState((before) =>
        before.shown
          ? { ...before, shown: { ...before.shown, counts: [...withTaken(before.shown.counts, count)] } }
          : before,
      ),
    [],
  );

  useEffect(() => {
    known.current = shown?.counts ?? [];
    if (shown) void keepEvent(token, shown);
  }, [token, shown]);
  // Also to see what others have counted, and whether the stock has gone out.
  useRetryLoop(gone === undefined ? refresh : undefined, refresh);
  return { ...state, refresh, addCount };
}

type Found = { fresh: KeptEvent } | { gone: string } | { failure: string; kept: KeptEvent | undefined };

/** What is shown after a refresh that began with these counts. */
function merged(
  shown: KeptEvent | undefined,
  found: Found,
  before: readonly EventCount[],
): Omit<State, "isFetching"> {
  if ("gone" in found) return { gone: found.gone };
  if ("failure" in found) return { shown: shown ?? found.kept, failure: found.failure };
  const { fresh } = found;
  return { shown: { ...fresh, counts: refreshedCounts(fresh.counts, { before, now: shown?.counts ?? [] }) } };
}

async function fetchEvent(token: string, api: TeamApi): Promise<Found> {
  const [event, counts] = await Promise.all([api.event(), api.counts()]);
  if (event.kind === "done" && counts.kind === "done") {
    return { fresh: { event: event.data, counts: counts.data, at: Date.now() } };
  }
  const failed = [event, counts].flatMap((answer) => (answer.kind === "done" ? [] : answer));
  const gone = failed.find(({ kind }) => kind === "gone");
  if (gone) {
    forgetTicks(token);
    await forgetEvent(token);
    return { gone: gone.problem };
  }
  return { failure: failed[0]?.problem ?? "", kept: await keptEvent(token) };
}
