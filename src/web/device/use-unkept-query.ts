import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isUnanswered } from "#web/api/api-error.ts";
import { useIsOffline } from "#web/browser/connection.ts";

/**
 * A query that this device never keeps and that a page can do without while there is no network; it is fetched when
 * the network is back. Until then and from then on `wasMissed` is true: a page that was shown without it stays, with
 * what is typed there.
 */
export function useUnkeptQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) {
  const query = useQuery(options);
  const { data, error, refetch } = query;
  const isOffline = useIsOffline();
  const isUnanswerable = data === undefined && isUnanswered(error);
  useEffect(() => {
    if (isUnanswerable && !isOffline) void refetch({ cancelRefetch: false });
  }, [isUnanswerable, isOffline, refetch]);

  const [wasMissed, setWasMissed] = useState(false);
  if (!wasMissed && (isUnanswerable || (isOffline && data === undefined))) setWasMissed(true);
  return { ...query, wasMissed };
}
