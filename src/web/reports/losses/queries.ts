import { queryOptions } from "@tanstack/react-query";
import type { Loss } from "#shared/ingredients/contract.ts";
import { LOSSES_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import type { Span } from "#shared/reports/report-period.ts";
import { api } from "#web/api/api.ts";

/** Reads all pages: the report sums them by month, and its file has every one. */
async function listLosses(wanted: URLSearchParams): Promise<Loss[]> {
  const losses: Loss[] = [];
  const page = new URLSearchParams(wanted);
  for (;;) {
    const rows = await api.get<Loss[]>(`/api/losses?${page}`);
    losses.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < LOSSES_PER_PAGE) return losses;
    page.set("before", String(last.id));
  }
}

/** What was lost in a time span; asked for anew each time, since losses come from several screens. */
export const lossesQuery = ({ from, to }: Span) => {
  const span = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return queryOptions({
    queryKey: ["losses", String(span)] as const,
    queryFn: () => listLosses(span),
    staleTime: 0,
  });
};

/** The same of one event, whose version changes with each return. */
export const eventLossesQuery = ({ id, version }: { id: number; version: number }) =>
  queryOptions({
    queryKey: ["losses", "event", id, version] as const,
    queryFn: () => listLosses(new URLSearchParams({ event: String(id) })),
    staleTime: 0,
  });
