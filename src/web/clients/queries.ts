import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Client, ClientInput } from "#shared/clients/contract.ts";
import { api } from "#web/app/api/api.ts";

export const clientsQuery = queryOptions({
  queryKey: ["clients"],
  queryFn: () => api.get<Client[]>("/api/clients"),
});

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
      invalidates: [clientsQuery.queryKey],
      success: "Cliente atualizado com sucesso",
      failure: "Erro ao atualizar cliente",
    },
  });

export const useDeleteClient = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/clients/${id}`),
    meta: {
      invalidates: [clientsQuery.queryKey],
      invalidatesOnFailure: [clientsQuery.queryKey],
      success: "Cliente removido com sucesso",
      failure: "Erro ao remover cliente",
    },
  });
