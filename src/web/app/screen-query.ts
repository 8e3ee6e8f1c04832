import {
  type DefaultError,
  type Query,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { useScreenLife } from "#web/ui/screen-life.ts";

/**
 * A query for as long as its screen is shown. While that is hidden, nothing is fetched or drawn for it; when it comes
 * back, it comes with what is known by then.
 */
export function useScreenQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Shown, Key>,
  { isWanted = true } = {},
): UseQueryResult<Shown> {
  const life = useScreenLife();
  const hasMissedNews = useRef(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  // Before it is painted.
  useLayoutEffect(
    () =>
      life.subscribe(() => {
        if (!life.isShown() || !hasMissedNews.current) return;
        hasMissedNews.current = false;
        drawAgain();
      }),
    [life],
  );

  const result = useQuery({
    ...options,
    enabled: () => isWanted && life.isShown(),
    notifyOnChangeProps: () => {
      if (life.isShown()) return undefined;
      hasMissedNews.current = true;
      return [];
    },
  });

  const queryClient = useQueryClient();
  const throwAway = useEffectEvent(() => {
    const isUnused = (query: Query) => query.getObserversCount() === 0;
    if (!life.isRecent())
      queryClient.removeQueries({ queryKey: options.queryKey, exact: true, predicate: isUnused });
  });
  // Nobody has looked at it for as long as data is kept for. After the query's own effects: it is no longer used then.
  useEffect(() => throwAway, []);

  return result;
}
