import { useMutation } from "@tanstack/react-query";
import type { RecoveryCodes, SecondStepSecret } from "#shared/accounts/second-step-contract.ts";
import { accountQuery } from "#web/accounts/own/account-query.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

const PATH = "/api/second-step";

export const postSecondStep = () => api.post<SecondStepSecret>(PATH);

/** Its failure is said at the field. */
export const postFirstCode = (code: string) => api.post<RecoveryCodes>(PATH, { code });

export const useSwitchOffSecondStep = () =>
  useMutation({
    mutationFn: () => api.delete<unknown>(PATH),
    meta: {
      invalidates: [accountQuery.queryKey],
      invalidatesOnFailure: [accountQuery.queryKey],
      success: "Segunda etapa desligada",
      failure: (error) => saidByServer(error, "Falha ao desligar a segunda etapa"),
    },
  });
