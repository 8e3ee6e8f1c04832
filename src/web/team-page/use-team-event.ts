import { useCallback, useEffect, useRef, useState } from "react";
import { forgetEvent, type KeptEvent, keepEvent, keptEvent } from "./kept-event.ts";
import type { teamApi } from "./team-api.ts";
import { forgetTicks } from "./use-ticks.ts";

/** How often an open page looks whether something has changed: the stock goes out while it is open. */
const REFRESH_MS = 60_000;

type State = {
  shown?: KeptEvent;
  /** The sentence of a link that opens nothing any more. */
  gone?: string;
  /** Why the last call brought nothing new, in words of the server if there are any. */
  failure?: string;
  isFetching: boolean;
};

/** The event of a link: from the server, or as it was last known on this phone. */
export function useTeamEvent(token: string, api: ReturnType<typeof teamApi>) {
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

  const isGone = state.gone !== undefined;
  useEffect(() => {
    if (isGone) return;
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
  }, [refresh, isGone]);

  return { ...state, refresh };
}

async function fetchEvent(token: string, api: ReturnType<typeof teamApi>): Promise<Partial<State>> {
  const answer = await api.event();
  if (answer !== "unanswered" && "data" in answer) {
    const shown = { event: answer.data, at: Date.now() };
    await keepEvent(token, shown);
    return { shown };
  }
  if (answer !== "unanswered" && answer.isGone) {
    forgetTicks(token);
    await forgetEvent(token);
    return { shown: undefined, gone: answer.problem };
  }
  const kept = await keptEvent(token);
  const failure = answer === "unanswered" ? "Sem conexão" : answer.problem;
  return kept ? { shown: kept, failure } : { failure };
}
