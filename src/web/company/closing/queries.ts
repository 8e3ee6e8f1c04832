import { useMutation } from "@tanstack/react-query";
import type { CloseCompanyInput } from "#shared/company/closing.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

export const useCloseCompany = () =>
  useMutation({ mutationFn: (input: CloseCompanyInput) => api.post("/api/company/close", input) });

export const useReopenCompany = () =>
  useMutation({
    mutationFn: () => api.post("/api/company/reopen"),
    meta: {
      success: "Empresa reaberta",
      failure: (error) => saidByServer(error, "Falha ao reabrir a empresa"),
    },
  });
