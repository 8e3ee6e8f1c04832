import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { costRise } from "#shared/payments/margin/cost-rise.ts";
import type { PendingPurchase } from "#shared/purchases/cart.ts";
import type { Purchase, PurchaseResult } from "#shared/purchases/contract.ts";
import { PURCHASES_PER_PAGE } from "#shared/purchases/purchases-per-page.ts";
import type { Clock } from "#shared/time/clock.ts";
import { api, KEY_HEADER } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Past purchases, newest first, or from one of them on. Below the key of the stock, which every purchase changes. */
export const pastPurchasesQuery = (first: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ["ingredients", "purchases", "all", first ?? "newest"],
    queryFn: ({ pageParam }) =>
      api.get<Purchase[]>(pageParam === null ? "/api/purchases" : `/api/purchases?before=${pageParam}`),
    initialPageParam: first === undefined ? null : first + 1,
    getNextPageParam: (page) => (page.length < PURCHASES_PER_PAGE ? null : page.at(-1)?.id),
  });

export const useReversePurchase = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Purchase>(`/api/purchases/${id}/reverse`),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      // The server may have done it although its answer got lost.
      invalidatesOnFailure: [ingredientsQuery.queryKey],
      success: "Compra estornada com sucesso",
      failure: (error) => saidByServer(error, "Falha ao estornar a compra"),
    },
  });

/** Below these keys are also the histories of ingredients. */
const changed = [ingredientsQuery.queryKey, eventsQuery.queryKey, ["suppliers"]];

/** Posts a purchase by its own key: however often it is sent, it is done once. */
export function usePostPurchase(onPosted?: (posted: PendingPurchase) => void) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async (pending: PendingPurchase) => {
      const headers = { [KEY_HEADER]: pending.idempotencyKey };
      const result = await api.post<PurchaseResult>("/api/purchases", pending.body, headers);
      // Before the stock is fetched again: what was bought must not stand there as a changed need.
      onPosted?.(pending);
      return result;
    },
    meta: { invalidates: changed },
    onMutate: () => client.getQueryData(ingredientsQuery.queryKey) ?? [],
    onSuccess: async ({ lines, total, swappedEvents }, _pending, before) => {
      const bought = `${formatCount(lines, "item", "itens")}, ${formatMoney(Number(total))}.`;
      const after = client.getQueryData(ingredientsQuery.queryKey) ?? [];
      // What was bought is bought, whether or not the events can be had.
      const events = await client.ensureQueryData(eventsQuery).catch((): CateringEvent[] => []);
      const rises = costRises(before, after, events.filter(hasMoney), { now: new Date(), timeZone });
      toast({
        title: "Compra lançada com sucesso",
        description: [bought, ...swapsText(swappedEvents), ...rises].join(" "),
        tone: "success",
      });
    },
  });
}

const swapsText = (events: number): string[] =>
  events > 0 ? [`${formatCount(events, "evento passa", "eventos passam")} a levar o que você trocou.`] : [];

const MOST_RISES = 2;

/** The first ingredients that make coming events dearer, each in a sentence. */
function costRises(
  before: readonly Ingredient[],
  after: readonly Ingredient[],
  events: Parameters<typeof costRise>[2],
  clock: Clock,
): string[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after
    .flatMap((now) => {
      const then = known.get(now.id);
      if (!then || !hasMoney(then) || !hasMoney(now)) return [];
      return costRise(then, now, events, clock) ?? [];
    })
    .map((text) => `${text}.`)
    .slice(0, MOST_RISES);
}

/** Fetches stock and events anew, since the need comes from both; without a network what is known has to do. */
export function useFreshNeed() {
  const client = useQueryClient();
  return () =>
    Promise.allSettled([
      client.fetchQuery({ ...ingredientsQuery, staleTime: 0 }),
      client.fetchQuery({ ...eventsQuery, staleTime: 0 }),
    ]);
}
