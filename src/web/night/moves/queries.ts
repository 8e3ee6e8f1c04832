import { useMutation } from "@tanstack/react-query";
import type { SeenEvent } from "#shared/events/contract.ts";
import type { TakenItem } from "#shared/night/contract.ts";
import type { StepKind } from "#shared/night/undo-problem.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { invalidates } from "#web/events/queries.ts";

/** The dialog says what was refused, each at its item. */
export const useTakeMore = () =>
  useMutation({
    mutationFn: ({ id, items }: { id: number; items: TakenItem[] }) =>
      api.post<SeenEvent>(`/api/events/${id}/take-more`, { items }),
    meta: {
      invalidates,
      // The server may have done it although its answer got lost.
      invalidatesOnFailure: invalidates,
      success: "Saída a mais registrada com sucesso",
    },
  });

const undoTexts: Record<StepKind, { path: string; success: string; failure: string }> = {
  retirada: {
    path: "undo-withdrawal",
    success: "Baixa desfeita com sucesso",
    failure: "Falha ao desfazer a baixa",
  },
  retorno: {
    path: "undo-return",
    success: "Retorno desfeito com sucesso",
    failure: "Falha ao desfazer o retorno",
  },
};

export const useUndoStep = (kind: StepKind) => {
  const { path, success, failure } = undoTexts[kind];
  return useMutation({
    mutationFn: ({ id, stockMovedAt }: Pick<SeenEvent, "id" | "stockMovedAt">) =>
      api.post<SeenEvent>(`/api/events/${id}/${path}`, { latestStepAt: stockMovedAt ?? undefined }),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success,
      failure: (error) => saidByServer(error, failure),
    },
  });
};
