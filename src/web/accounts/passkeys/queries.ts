import { useMutation } from "@tanstack/react-query";
import type { Passkey } from "#shared/accounts/passkey-contract.ts";
import { accountQuery } from "#web/accounts/own/account-query.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { makePasskey } from "./browser-passkeys.ts";

/** Its failure is said in its dialog. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) =>
      api.post<Passkey>("/api/passkeys", { name, response: await makePasskey() }),
    meta: { invalidates: [accountQuery.queryKey], success: "Passkey adicionada" },
  });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/passkeys/${id}`),
    meta: {
      invalidates: [accountQuery.queryKey],
      invalidatesOnFailure: [accountQuery.queryKey],
      success: "Passkey removida",
      failure: (error) => saidByServer(error, "Falha ao remover a passkey"),
    },
  });
