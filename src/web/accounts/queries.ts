import { useMutation } from "@tanstack/react-query";
import type { OwnNameInput } from "#shared/accounts/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";

export const useRenameSelf = () =>
  useMutation({
    mutationFn: (input: OwnNameInput) => api.put<unknown>("/api/account", input),
    meta: {
      // Every list: names stand wherever it is told who did something.
      invalidates: [[]],
      success: "Nome salvo",
      failure: (error) => saidByServer(error, "Falha ao salvar o nome"),
    },
  });
