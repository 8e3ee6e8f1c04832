import { queryOptions, useMutation } from "@tanstack/react-query";
import type { ListedCharge, Payment, PaymentInput } from "#shared/payments/contract.ts";
import type { PaymentSettings, PaymentSettingsInput } from "#shared/payments/settings-contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery } from "#web/events/queries.ts";

/** The settings as the only row of a list, which is how edit conflicts look for their record. */
export type PaymentSettingsRow = PaymentSettings & { id: number };

export const paymentSettingsQuery = queryOptions({
  queryKey: ["payment-settings"],
  queryFn: async (): Promise<PaymentSettingsRow[]> => [
    { ...(await api.get<PaymentSettings>("/api/payment-settings")), id: 1 },
  ],
});

export const useSavePaymentSettings = () =>
  useMutation({
    mutationFn: (input: PaymentSettingsInput) => api.put<PaymentSettings>("/api/payment-settings", input),
    meta: { invalidates: [paymentSettingsQuery.queryKey], success: "Recebimentos e Pix atualizados" },
  });

/** Below the key of the events: whatever changes an event may change what is to be received for it. */
export const chargesQuery = queryOptions({
  queryKey: [...eventsQuery.queryKey, "charges"],
  queryFn: () => api.get<ListedCharge[]>("/api/charges"),
});

export const paymentsQuery = queryOptions({
  queryKey: [...eventsQuery.queryKey, "payments"],
  queryFn: () => api.get<Payment[]>("/api/payments"),
});

export const eventPaymentsQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...paymentsQuery.queryKey, eventId],
    queryFn: () => api.get<Payment[]>(`/api/events/${eventId}/payments`),
  });

/** Events, charges and payments, by the key above them. */
const invalidates = [eventsQuery.queryKey];

export const useRecordPayment = () =>
  useMutation({
    mutationFn: ({ eventId, ...input }: PaymentInput & { eventId: number }) =>
      api.post<Payment>(`/api/events/${eventId}/payments`, input),
    meta: {
      invalidates,
      // Somebody else may have recorded it, or the answer got lost.
      invalidatesOnFailure: invalidates,
      success: "Recebimento registrado com sucesso",
      failure: "Erro ao registrar recebimento",
    },
  });

export const useReversePayment = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Payment>(`/api/payments/${id}/reverse`),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success: "Recebimento estornado com sucesso",
      failure: (error) => saidByServer(error, "Erro ao estornar recebimento"),
    },
  });
