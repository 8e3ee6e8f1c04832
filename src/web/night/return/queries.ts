import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { EventCount, EventCountInput, TakenCount } from "#shared/night/counts/contract.ts";
import { refreshedCounts } from "#shared/night/counts/waiting-counts.ts";
import { api, KEY_HEADER } from "#web/api/api.ts";
import { ApiError } from "#web/api/api-error.ts";
import { timeoutSignal } from "#web/browser/timeout-signal.ts";
import type { Sent } from "#web/night/counts/count-sender.ts";

const pathOf = (eventId: number) => `/api/events/${eventId}/counts`;

/** How often others' counts are looked for while a page shows them. */
const LOOK_AGAIN_MS = 10_000;

export const countsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ["events", eventId, "counts"] as const,
    queryFn: async ({ signal, client, queryKey }) => {
      const known = () => client.getQueryData<EventCount[]>(queryKey) ?? [];
      const before = known();
      const fresh = await api.get<EventCount[]>(pathOf(eventId), signal);
      return refreshedCounts(fresh, { before, now: known() });
    },
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Ids of the counts that wait for the return, as far as they are known; looked for while this is asked. */
export function useOpenCounts(eventId: number, isAsked: boolean): string[] {
  const { data: known = [] } = useQuery({ ...countsQuery(eventId), enabled: isAsked });
  return known.map(({ id }) => id);
}

/** Without an answer after this time there is no connection. */
const NO_ANSWER_MS = 8000;

/** The id of the entry is its key: whoever sends it, and how often, it is one call. */
export async function postCount(eventId: number, entry: EventCountInput): Promise<Sent> {
  try {
    const signal = timeoutSignal(NO_ANSWER_MS);
    return { count: await api.post<TakenCount>(pathOf(eventId), entry, { [KEY_HEADER]: entry.id }, signal) };
  } catch (error) {
    if (error instanceof ApiError && error.isVerdict) {
      return { problem: error.message, isInvalid: error.status === 400 };
    }
    return "unanswered";
  }
}

export const useDismissCounts = () =>
  useMutation({
    mutationFn: ({ eventId, counts }: { eventId: number; counts: string[] }) =>
      api.post(`${pathOf(eventId)}/dismiss`, { counts }),
    meta: {
      invalidates: [["events"]],
      success: "Contagens dispensadas",
      failure: "Falha ao dispensar as contagens",
    },
  });
