import { useMutation } from "@tanstack/react-query";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { ReturnInput, TakenItem } from "#shared/night/contract.ts";
import type { UndoableKind } from "#shared/night/undo-problem.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { eventsQuery, invalidates } from "#web/events/queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";

export const useWithdrawStock = () =>
  useMutation({
    mutationFn: ({ id, items }: { id: number; items: TakenItem[] | undefined }) =>
      api.post<CateringEvent>(`/api/events/${id}/withdraw-stock`, items && { items }),
    meta: {
      invalidates,
      // The server may have done it although its answer got lost, so the stock is refetched.
      invalidatesOnFailure: invalidates,
      success: "Baixa no estoque realizada com sucesso",
      failure: (error) => saidByServer(error, "Falha ao realizar baixa no estoque"),
    },
  });

export const useReturnStock = () =>
  useMutation({
    mutationFn: ({ id, ...input }: ReturnInput & { id: number; latestStepAt: string | undefined }) =>
      api.post<CateringEvent>(`/api/events/${id}/return-stock`, input),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success: "Retorno de estoque realizado com sucesso",
      failure: (error) => saidByServer(error, "Falha ao processar retorno de estoque"),
    },
  });

/** The dialog says what was refused, each at its item. */
export const useTakeMore = () =>
  useMutation({
    mutationFn: ({ id, items }: { id: number; items: TakenItem[] }) =>
      api.post<CateringEvent>(`/api/events/${id}/take-more`, { items }),
    meta: {
      invalidates,
      // The server may have done it although its answer got lost.
      invalidatesOnFailure: invalidates,
      success: "Saída a mais registrada com sucesso",
    },
  });

const undoTexts: Record<UndoableKind, { path: string; success: string; failure: string }> = {
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

export const useUndoStep = (kind: UndoableKind) => {
  const { path, success, failure } = undoTexts[kind];
  return useMutation({
    mutationFn: ({ id, stockMovedAt }: Pick<CateringEvent, "id" | "stockMovedAt">) =>
      api.post<CateringEvent>(`/api/events/${id}/${path}`, { latestStepAt: stockMovedAt ?? undefined }),
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success,
      failure: (error) => saidByServer(error, failure),
    },
  });
};

export const useNothingUsed = () =>
  useMutation({
    mutationFn: ({ id }: Pick<CateringEvent, "id" | "name">) =>
      api.patch<CateringEvent>(`/api/events/${id}/nothing-used`),
    meta: {
      invalidates,
      invalidatesOnFailure: [eventsQuery.queryKey],
      failure: (error) => saidByServer(error, "Falha ao registrar que nada foi usado"),
    },
    onSuccess: (_, { name }) => toast({ title: `Registrado: nada foi usado em ${name}`, tone: "success" }),
  });

export const useUndoNothingUsed = () =>
  useMutation({
    mutationFn: (id: number) => api.patch<CateringEvent>(`/api/events/${id}/nothing-used/undo`),
    meta: {
      invalidates,
      invalidatesOnFailure: [eventsQuery.queryKey],
      success: "Desfeito: o evento volta a ficar sem baixa",
      failure: (error) => saidByServer(error, "Falha ao desfazer"),
    },
  });
