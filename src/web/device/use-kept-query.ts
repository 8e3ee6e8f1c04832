import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnanswered } from "#web/api/api-error.ts";
import { useIsOffline } from "#web/browser/connection.ts";
import { useUser } from "#web/session/session.tsx";
import { keepAnswer, keptAnswer, nameOf, ownerOf, type StorableKey } from "./kept-answers.ts";

/**
 * A query whose last answer is kept on this device while the page is open, and shown when the network does not answer;
 * `OldDataNote` says from when it is. Whatever else uses the query meanwhile gets the same.
 */
export function useKeptQuery<Answer, Data, Key extends StorableKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) {
  const query = useQuery(options);
  const { data, error, isStale, refetch } = query;
  const client = useQueryClient();
  const user = useUser();
  const isOffline = useIsOffline();
  const queryKey: QueryKey = options.queryKey;
  const name = nameOf(options.queryKey);
  const hasData = data !== undefined;

  useEffect(() => {
    const { data: answer, dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
    if (user && data !== undefined && !isStale && dataUpdatedAt)
      void keepAnswer(ownerOf(user), name, { data: answer, at: dataUpdatedAt });
  }, [user, data, isStale, client, queryKey, name]);

  useEffect(() => {
    if (!user || !isOffline || hasData) return;
    let isCurrent = true;
    void keptAnswer(ownerOf(user), name).then((kept) => {
      if (!kept || !isCurrent) return;
      client.setQueryData(queryKey, kept.data, { updatedAt: kept.at });
      // Known to be old: the next one who needs it fetches it.
      void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    });
    return () => {
      isCurrent = false;
    };
  }, [user, isOffline, hasData, client, queryKey, name]);

  // What a server has refused is not tried again by itself.
  const isOutdated = hasData && isStale && (!error || isUnanswered(error));
  useEffect(() => {
    if (isOutdated && !isOffline) void refetch({ cancelRefetch: false });
  }, [isOutdated, isOffline, refetch]);

  return query;
}
