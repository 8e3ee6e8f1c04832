import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { ChargesInput } from "#shared/payments/contract.ts";
import { chargesByTerms } from "#shared/payments/propose-charges.ts";
import { dayIn } from "#shared/time/clock.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { paymentSettingsQuery } from "./queries.ts";

/** Divides the prices of events into sinal and saldo by the company's terms, in one tap. */
export const useGenerateCharges = () => {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async (events: readonly PricedEvent[]) => {
      const [terms] = await client.ensureQueryData(paymentSettingsQuery);
      if (!terms) throw new TypeError("A company without payment settings");
      for (const event of events) {
        const days = { eventDay: dayIn(event.date, timeZone), today: dayIn(new Date(), timeZone) };
        const { price, charges, version } = event;
        const input: ChargesInput = { charges: chargesByTerms({ price, charges, ...days }, terms), version };
        await api.put<PricedEvent>(`/api/events/${event.id}/charges`, input);
      }
    },
    meta: {
      invalidates: [eventsQuery.queryKey],
      // Some of them may have their charges.
      invalidatesOnFailure: [eventsQuery.queryKey],
      success: "Parcelas geradas com sucesso",
      failure: (error) => saidByServer(error, "Falha ao gerar parcelas"),
    },
  });
};
