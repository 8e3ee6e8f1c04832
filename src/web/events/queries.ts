import { queryOptions, useMutation } from "@tanstack/react-query";
import { requireMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, EventInput, PricedEvent } from "#shared/events/contract.ts";
import { duplicateEvent } from "#shared/events/duplicate-event.ts";
import type { UsualCost } from "#shared/events/usual-costs.ts";
import type { Clock } from "#shared/time/clock.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";

export const eventsQuery = queryOptions({
  queryKey: ["events"] as const,
  queryFn: () => api.get<CateringEvent[]>("/api/events"),
});

/** The events with their costs, for what only those open who may see them. */
export const pricedEventsQuery = queryOptions({ ...eventsQuery, select: requireMoney<CateringEvent> });

/** The only row of a list, which is how cards of the company's page look for their record. */
export type UsualCostsRow = { costs: UsualCost[] };

export const usualCostsQuery = queryOptions({
  queryKey: ["usual-costs"],
  queryFn: async (): Promise<UsualCostsRow[]> => [{ costs: await api.get<UsualCost[]>("/api/usual-costs") }],
});

export const useSaveUsualCosts = () =>
  useMutation({
    mutationFn: (costs: readonly UsualCost[]) => api.put<UsualCost[]>("/api/usual-costs", costs),
    meta: { invalidates: [usualCostsQuery.queryKey], success: "Custos habituais atualizados" },
  });

/** An event's plan is reserved in the stock, so both lists change. */
export const invalidates = [eventsQuery.queryKey, ingredientsQuery.queryKey];

type EventChange = EventInput & { id: number };

/** The API also expects the lines without their drinks. */
const withFlatLines = (input: EventInput) => ({
  ...input,
  eventIngredients: input.drinks.flatMap(({ drinkId, drinkName, ingredients }) =>
    ingredients.map((line) => ({ ...line, drinkId, drinkName })),
  ),
});

const postEvent = (input: EventInput) => api.post<PricedEvent>("/api/events", withFlatLines(input));

const putEvent = ({ id, ...input }: EventChange) =>
  api.put<PricedEvent>(`/api/events/${id}`, withFlatLines(input));

export const useCreateEvent = () =>
  useMutation({
    mutationFn: postEvent,
    meta: { invalidates, success: "Evento criado com sucesso", failure: "Falha ao criar evento" },
  });

export const useUpdateEvent = () =>
  useMutation({
    mutationFn: putEvent,
    meta: { invalidates, success: "Evento atualizado com sucesso", failure: "Falha ao atualizar evento" },
  });

/** Takes back an edit that was saved just now. */
export const useUndoEventEdit = () =>
  useMutation({
    mutationFn: putEvent,
    meta: {
      invalidates,
      invalidatesOnFailure: invalidates,
      success: "Alteração desfeita",
      failure: (error) =>
        error.message === VERSION_CONFLICT
          ? "Nada foi desfeito: outra pessoa alterou o evento depois."
          : saidByServer(error, "Falha ao desfazer"),
    },
  });

export const useUpdateFixedCosts = () =>
  useMutation({
    mutationFn: putEvent,
    meta: {
      invalidates,
      success: "Custos fixos atualizados com sucesso",
      failure: "Falha ao atualizar custos fixos",
    },
  });

export const useMarginSeen = () =>
  useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await api.patch<CateringEvent>(`/api/events/${id}/margin-seen`);
    },
    meta: {
      invalidates: [eventsQuery.queryKey],
      // Some of them may have been marked.
      invalidatesOnFailure: [eventsQuery.queryKey],
      failure: (error) => saidByServer(error, "Falha ao marcar"),
    },
  });

export const useDuplicateEvent = () =>
  useMutation({
    mutationFn: ({ event, clock }: { event: PricedEvent; clock: Clock }) =>
      postEvent(duplicateEvent(event, clock)),
    meta: {
      invalidates,
      success: "Evento duplicado com sucesso (incluindo custos fixos)",
      failure: "Falha ao duplicar evento",
    },
  });

export const useDisableEvent = () =>
  useMutation({
    mutationFn: (id: number) => api.patch<CateringEvent>(`/api/events/${id}/disable`),
    meta: {
      invalidates,
      invalidatesOnFailure: [eventsQuery.queryKey],
      success: "Evento desabilitado com sucesso",
      failure: "Falha ao desabilitar evento",
    },
  });

export const useEnableEvent = () =>
  useMutation({
    mutationFn: (id: number) => api.patch<CateringEvent>(`/api/events/${id}/enable`),
    meta: {
      invalidates,
      invalidatesOnFailure: [eventsQuery.queryKey],
      success: "Evento reativado com sucesso",
      failure: "Falha ao reativar evento",
    },
  });

/** Cancels an event, or opens it again. */
export const useChangeStatus = (status: "cancelado" | "planejamento") =>
  useMutation({
    mutationFn: ({ id, name, date, drinks, version }: CateringEvent) =>
      // What is left out stays as it is.
      putEvent({ id, name, date, drinks, version, status }),
    meta: {
      invalidates,
      invalidatesOnFailure: [eventsQuery.queryKey],
      success: status === "cancelado" ? "Evento cancelado com sucesso" : "Evento reaberto com sucesso",
      failure: (error) =>
        saidByServer(error, status === "cancelado" ? "Falha ao cancelar evento" : "Falha ao reabrir evento"),
    },
  });

/** Lets the suggested quantities learn from an event, or not. */
export const useTeaches = () =>
  useMutation({
    mutationFn: ({ event, teaches }: { event: CateringEvent; teaches: boolean }) => {
      const { id, name, date, drinks, version } = event;
      return putEvent({ id, name, date, drinks, version, teaches });
    },
    meta: {
      invalidates: [eventsQuery.queryKey],
      invalidatesOnFailure: [eventsQuery.queryKey],
      failure: (error) => saidByServer(error, "Falha ao alterar o evento"),
    },
  });

/** Saves the event before its stock is moved on the page that follows. */
export const useSaveBeforeMoving = () =>
  useMutation({
    mutationFn: putEvent,
    meta: { invalidatesOnFailure: invalidates, failure: "Falha ao processar operação" },
  });
