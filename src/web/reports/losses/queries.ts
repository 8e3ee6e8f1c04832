import { queryOptions } from "@tanstack/react-query";
import type { Loss } from "#shared/ingredients/contract.ts";
import type { Span } from "#shared/reports/report-period.ts";
import { api } from "#web/app/api/api.ts";

/** What was lost in a time span; asked for anew each time, since losses come from several screens. */
export const lossesQuery = ({ from, to }: Span) => {
  const span = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return queryOptions({
    queryKey: ["losses", String(span)] as const,
    queryFn: () => api.get<Loss[]>(`/api/losses?${span}`),
    staleTime: 0,
  });
};

/** The same of one event, whose version changes with each return. */
export const eventLossesQuery = ({ id, version }: { id: number; version: number }) =>
  queryOptions({
    queryKey: ["losses", "event", id, version] as const,
    queryFn: () => api.get<Loss[]>(`/api/losses?event=${id}`),
    staleTime: 0,
  });
