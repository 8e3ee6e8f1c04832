import { queryOptions, useMutation } from "@tanstack/react-query";
import type { PaymentSettings, PaymentSettingsInput } from "#shared/payments/settings-contract.ts";
import { api } from "#web/app/api/api.ts";

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
