import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { clientsCsv } from "#shared/clients/clients-csv.ts";
import type { Client, ClientInput, ClientName, RemovedClient } from "#shared/clients/contract.ts";
import type { ImportResult } from "#shared/csv/import-contract.ts";
import { comingEvents, comingEventsText } from "#shared/events/coming-events.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { dayIn } from "#shared/time/clock.ts";
import { api } from "#web/api/api.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { chargesQuery } from "#web/payments/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** The clients by name, which everybody in the company may see. */
export const clientNamesQuery = queryOptions({
  queryKey: ["clients"],
  queryFn: () => api.get<ClientName[]>("/api/clients"),
});

/** The clients with what they entered, for what only those open who may see it. */
export const clientsQuery = queryOptions({
  queryKey: ["clients"],
  queryFn: () => api.get<Client[]>("/api/clients"),
});

/** Below the key of the clients: a removed client leaves one list for the other. */
export const removedClientsQuery = queryOptions({
  queryKey: [...clientsQuery.queryKey, "removed"],
  queryFn: () => api.get<RemovedClient[]>("/api/clients/removed"),
});

/** Charges name their clients. */
const invalidatesWithCharges = [clientsQuery.queryKey, chargesQuery.queryKey];

/** Events name their removed clients. */
const invalidatesWithEvents = [clientsQuery.queryKey, eventsQuery.queryKey];

export const useCreateClient = () =>
  useMutation({
    mutationFn: (input: ClientInput) => api.post<Client>("/api/clients", input),
    meta: {
      invalidates: [clientsQuery.queryKey],
      success: "Cliente criado com sucesso",
      failure: "Erro ao criar cliente",
    },
  });

export const useUpdateClient = () =>
  useMutation({
    mutationFn: ({ id, ...input }: ClientInput & { id: number }) =>
      api.put<Client>(`/api/clients/${id}`, input),
    meta: {
      invalidates: invalidatesWithCharges,
      success: "Cliente atualizado com sucesso",
      failure: "Erro ao atualizar cliente",
    },
  });

/** Offers to undo it, and says in which coming events the client still is. */
export const useDeleteClient = () => {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const { mutate: restore } = useRestoreClient();
  return useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/clients/${id}`),
    meta: {
      invalidates: invalidatesWithEvents,
      invalidatesOnFailure: [clientsQuery.queryKey],
      failure: "Erro ao remover cliente",
    },
    onSuccess: (_answer, id) => {
      const events = client.getQueryData(eventsQuery.queryKey) ?? [];
      toast({
        title: "Cliente removido com sucesso",
        description: comingEventsText(comingEvents(events, id, new Date()), timeZone),
        tone: "success",
        action: { label: "Desfazer", onAction: () => restore(id) },
      });
    },
  });
};

export const useRestoreClient = () =>
  useMutation({
    mutationFn: (id: number) => api.patch<Client>(`/api/clients/${id}/restore`),
    meta: {
      invalidates: invalidatesWithEvents,
      invalidatesOnFailure: [removedClientsQuery.queryKey],
      success: "Cliente restaurado com sucesso",
      failure: "Erro ao restaurar cliente",
    },
  });

export const useDeleteClientName = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/clients/${id}/name`),
    meta: {
      invalidates: invalidatesWithEvents,
      invalidatesOnFailure: [removedClientsQuery.queryKey],
      success: "Cliente excluído definitivamente",
      failure: "Erro ao excluir cliente definitivamente",
    },
  });

/** Fetches the current clients, ignoring the cache. */
export const useFreshClients = () => {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...clientsQuery, staleTime: 0 });
};

export const useDownloadClients = () => {
  const freshClients = useFreshClients();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async () =>
      saveFile(`clientes-${dayIn(new Date(), timeZone)}.csv`, "text/csv", clientsCsv(await freshClients())),
    meta: { failure: "Erro ao baixar os clientes" },
  });
};

export const useImportClients = () =>
  useMutation({
    mutationFn: (body: object) => api.post<ImportResult>("/api/clients/import", body),
    meta: { invalidates: invalidatesWithCharges, failure: "Erro ao importar os clientes" },
    onSuccess: ({ created, changed }) => {
      const description = `${formatCount(created, "cliente novo", "clientes novos")}, ${formatCount(changed, "alterado", "alterados")}.`;
      toast({ title: "Clientes importados com sucesso", description, tone: "success" });
    },
  });
