import { useCallback, useEffect, useRef, useState } from "react";
import type { EventCount } from "#shared/events/counts/contract.ts";
import { forgetEvent, type KeptEvent, keepEvent, keptEvent } from "./kept-event.ts";
import type { TeamApi } from "./team-api.ts";
import { forgetTicks } from "./use-ticks.ts";

/** How often an open page looks what others have counted, and whether the stock has gone out. */
const REFRESH_MS = 20_000;

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

  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState((before) => ({ ...before, isFetching: true }));
    const found = await fetchEvent(token, api);
    isBusy.current = false;
    setState(({ shown }) => ({ shown, ...found, isFetching: false }));
  }, [token, api]);

  /** Adds a count that the server has just taken: it must be known after a reload without a connection, too. */
  const addCount = useCallback(
    (count: EventCount) =>
      setState((before) => {
        if (!before.shown || before.shown.counts.some(({ id }) => id === count.id)) return before;
        const shown = { ...before.shown, counts: [...before.shown.counts, count] };
        void keepEvent(token, shown);
        return { ...before, shown };
      }),
    [token],
  );

  useRefreshing(refresh, state.gone === undefined);
  return { ...state, refresh, addCount };
}

/** Refreshes at the start, now and then, when the network is back and when the page is seen again. */
function useRefreshing(refresh: () => Promise<void>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    void refresh();
    const refreshVisible = () => document.visibilityState === "visible" && void refresh();
    const timer = setInterval(refreshVisible, REFRESH_MS);
    window.addEventListener("online", refreshVisible);
    document.addEventListener("visibilitychange", refreshVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", refreshVisible);
      document.removeEventListener("visibilitychange", refreshVisible);
    };
  }, [refresh, isOpen]);
}

async function fetchEvent(token: string, api: TeamApi): Promise<Partial<State>> {
  const [event, counts] = await Promise.all([api.event(), api.counts()]);
  const failed = [event, counts].find((answer) => answer.kind !== "done");
  if (event.kind === "done" && counts.kind === "done") {
    const shown = { event: event.data, counts: counts.data, at: Date.now() };
    await keepEvent(token, shown);
    return { shown, failure: undefined };
  }
  const problem = failed && "problem" in failed ? failed.problem : "";
  if ([event, counts].some(({ kind }) => kind === "gone")) {
    forgetTicks(token);
    await forgetEvent(token);
    return { shown: undefined, gone: problem };
  }
  const kept = await keptEvent(token);
  return { ...(kept && { shown: kept }), failure: problem };
}
