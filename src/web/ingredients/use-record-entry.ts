import { useMutation, useQueryClient } from "@tanstack/react-query";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EntryRequest, Ingredient } from "#shared/ingredients/contract.ts";
import { costRise } from "#shared/payments/margin/cost-rise.ts";
import { api } from "#web/api/api.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ingredientsQuery } from "./queries.ts";

/** Records a purchase, and says at once which coming events it makes dearer. */
export function useRecordEntry() {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: ({ id, ...input }: EntryRequest & { id: number }) =>
      api.post<Ingredient>(`/api/ingredients/${id}/entries`, input),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      invalidatesOnFailure: [ingredientsQuery.queryKey],
      failure: "Falha ao registrar entrada",
    },
    onMutate: ({ id }) =>
      queryClient.getQueryData(ingredientsQuery.queryKey)?.find((ingredient) => ingredient.id === id),
    onSuccess: async (after, _input, before) => {
      // What was bought is bought, whether or not the events can be had.
      const events = await queryClient.ensureQueryData(eventsQuery).catch((): CateringEvent[] => []);
      const description =
        before && hasMoney(before) && hasMoney(after)
          ? costRise(before, after, events.filter(hasMoney), { now: new Date(), timeZone })
          : undefined;
      toast({ title: "Entrada registrada com sucesso", description, tone: "success" });
    },
  });
}
