import { useMutation } from "@tanstack/react-query";
import type { PricedEvent } from "#shared/events/contract.ts";
import { termsOf } from "#shared/payments/event-price.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";

const invalidates = [eventsQuery.queryKey, ingredientsQuery.queryKey];

type Taken = { before: PricedEvent; saved: PricedEvent };

/** Plans an event again as it was before it went back. */
const useUndo = () =>
  useMutation({
    mutationFn: ({ before, saved }: Taken) => {
      const present = new Set(saved.charges.map(({ id }) => id));
      const charges = before.charges.map(({ id, paid: _paid, ...charge }) =>
        present.has(id) ? { ...charge, id } : charge,
      );
      // What is owed stays that of the acceptance.
      const isSameDebt = before.owedPrice === saved.owedPrice;
      return api.put<PricedEvent>(`/api/events/${before.id}`, {
        ...before,
        version: saved.version,
        priceAnswer: before.pricedGuests === before.guests ? "atualizar" : "manter",
        pricing: { ...termsOf(before), ...(isSameDebt && { charges }) },
      });
    },
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success: "O evento está como antes",
      failure: (error) => saidByServer(error, "Falha ao desfazer"),
    },
  });

/** Takes an event back to what its client accepted, in one tap. */
export function useBackToAccepted() {
  const { mutate: undo } = useUndo();
  return useMutation({
    mutationFn: async (before: PricedEvent): Promise<Taken> => ({
      before,
      saved: await api.post<PricedEvent>(`/api/events/${before.id}/back-to-accepted`, {
        version: before.version,
      }),
    }),
    onSuccess: (taken) =>
      toast({
        title: "O evento voltou ao que foi aceito",
        tone: "success",
        action: { label: "Desfazer", onAction: () => undo(taken) },
      }),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      failure: (error) => saidByServer(error, "Falha ao voltar ao que foi aceito"),
    },
  });
}
