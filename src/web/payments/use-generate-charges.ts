import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PricedEvent } from "#shared/events/contract.ts";
import { chargesByTerms } from "#shared/payments/charges/propose-charges.ts";
import type { ChargesInput } from "#shared/payments/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { paymentSettingsQuery } from "./queries.ts";

type Made = { before: PricedEvent; version: number };

/** Takes the charges back that were made just now. */
const useUndoCharges = () =>
  useMutation({
    mutationFn: async (made: readonly Made[]) => {
      for (const { before, version } of made) {
        const charges = before.charges.map(({ paid: _paid, ...charge }) => charge);
        await putCharges(before.id, { charges, version });
      }
    },
    meta: {
      invalidates: [eventsQuery.queryKey],
      invalidatesOnFailure: [eventsQuery.queryKey],
      success: "Parcelas desfeitas",
      failure: (error) => saidByServer(error, "Falha ao desfazer as parcelas"),
    },
  });

const putCharges = (eventId: number, input: ChargesInput) =>
  api.put<PricedEvent>(`/api/events/${eventId}/charges`, input);

/** Divides the prices of events into sinal and saldo by the company's terms, in one tap. */
export const useGenerateCharges = () => {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const { mutate: undo } = useUndoCharges();
  return useMutation({
    mutationFn: async (events: readonly PricedEvent[]) => {
      const [terms] = await client.ensureQueryData(paymentSettingsQuery);
      if (!terms) throw new TypeError("A company without payment settings");
      const made: Made[] = [];
      for (const event of events) {
        const days = { eventDay: dayIn(event.date, timeZone), today: dayIn(new Date(), timeZone) };
        const { owedPrice: price, charges, agreed: isAgreed, version } = event;
        const input: ChargesInput = {
          charges: chargesByTerms({ price, charges, isAgreed, ...days }, terms),
          version,
        };
        const saved = await putCharges(event.id, input);
        made.push({ before: event, version: saved.version });
      }
      return made;
    },
    onSuccess: (made) =>
      toast({
        title: "Parcelas geradas com sucesso",
        tone: "success",
        action: { label: "Desfazer", onAction: () => undo(made) },
      }),
    meta: {
      invalidates: [eventsQuery.queryKey],
      // Some of them may have their charges.
      invalidatesOnFailure: [eventsQuery.queryKey],
      failure: (error) => saidByServer(error, "Falha ao gerar parcelas"),
    },
  });
};
