import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { MOVEMENTS_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import type { PastPurchase } from "#shared/purchases/contract.ts";
import type { SeenSupplier, Supplier, SupplierInput } from "#shared/suppliers/contract.ts";
import { api } from "#web/api/api.ts";

export const suppliersQuery = queryOptions({
  queryKey: ["suppliers"],
  queryFn: () => api.get<SeenSupplier[]>("/api/suppliers"),
});

/** Suppliers with their contacts, for the pages that only those open who may see them. */
export const contactsQuery = queryOptions({
  queryKey: suppliersQuery.queryKey,
  queryFn: () => api.get<Supplier[]>("/api/suppliers"),
});

/** Below the key of the stock: every purchase and every reversal refreshes it. */
const purchasesQuery = (noun: "ingredients" | "suppliers", id: number) =>
  infiniteQueryOptions({
    queryKey: ["ingredients", "purchases", noun, id],
    queryFn: ({ pageParam }) => {
      const path = `/api/${noun}/${id}/purchases`;
      return api.get<PastPurchase[]>(pageParam === null ? path : `${path}?before=${pageParam}`);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < MOVEMENTS_PER_PAGE ? null : page.at(-1)?.id),
  });

export const ingredientPurchasesQuery = (id: number) => purchasesQuery("ingredients", id);
export const supplierPurchasesQuery = (id: number) => purchasesQuery("suppliers", id);

export const useCreateSupplier = () =>
  useMutation({
    mutationFn: (input: Partial<SupplierInput> & { name: string }) =>
      api.post<Supplier>("/api/suppliers", input),
    meta: {
      invalidates: [suppliersQuery.queryKey],
      success: "Fornecedor cadastrado com sucesso",
      failure: "Falha ao cadastrar fornecedor",
    },
  });

export const useUpdateSupplier = () =>
  useMutation({
    mutationFn: ({ id, ...input }: SupplierInput & { id: number }) =>
      api.put<Supplier>(`/api/suppliers/${id}`, input),
    meta: {
      // Histories name it.
      invalidates: [suppliersQuery.queryKey, ["ingredients", "purchases"]],
      success: "Fornecedor atualizado com sucesso",
      failure: "Falha ao atualizar fornecedor",
    },
  });

export const useDeleteSupplier = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/suppliers/${id}`),
    meta: {
      // Ingredients lose it.
      invalidates: [suppliersQuery.queryKey, ["ingredients"]],
      invalidatesOnFailure: [suppliersQuery.queryKey],
      success: "Fornecedor removido com sucesso",
      failure: "Falha ao remover fornecedor",
    },
  });

/** Fetches the current suppliers, ignoring the cache. */
export const useFreshSuppliers = () => {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...suppliersQuery, staleTime: 0 });
};
