import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { byId } from "#shared/group-by.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { chargeMessageLink } from "#shared/payments/charges/charge-message.ts";
import { chargePixCode } from "#shared/payments/charges/charge-pix-code.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import type { Clock } from "#shared/time/clock.ts";
import { clientsQuery } from "#web/clients/queries.ts";
import { useSignedInUser } from "#web/session/use-signed-in-user.ts";

const clientsById = memoizeByObject((clients: Client[]) => byId(clients));

/** The addresses that open WhatsApp with a reminder; as long as the clients are not there, without a number. */
export function useMessageLink(settings: PaymentSettings | undefined, clock: Clock) {
  const { data: clients } = useQuery(clientsQuery);
  const { companyName } = useSignedInUser();
  return useCallback(
    (charge: ListedCharge) =>
      chargeMessageLink(charge, {
        clients: charge.clientIds.flatMap((id) => (clients && clientsById(clients).get(id)) ?? []),
        companyName,
        pixCode: settings && chargePixCode(settings, { id: charge.id, amount: charge.open }),
        clock,
      }),
    [clients, companyName, settings, clock],
  );
}
