import { queryOptions, useMutation } from "@tanstack/react-query";
import type { EntryInput, Ingredient, IngredientInput, StockMovement } from "#shared/ingredients/contract.ts";
import { api } from "#web/app/api.ts";

export const ingredientsQuery = queryOptions({
  queryKey: ["ingredients"],
  queryFn: () => api.get<Ingredient[]>("/api/ingredients"),
});

/** Below the list's key, so that whatever refreshes the stock refreshes its histories too. */
export const movementsQuery = (ingredientId: number) =>
  queryOptions({
    queryKey: ["ingredients", ingredientId, "movements"],
    queryFn: () => api.get<StockMovement[]>(`/api/ingredients/${ingredientId}/movements`),
  });

export const useCreateIngredient = () =>
  useMutation({
    mutationFn: (input: IngredientInput) => api.post<Ingredient>("/api/ingredients", input),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      success: "Ingrediente adicionado com sucesso",
      failure: "Falha ao adicionar ingrediente",
    },
  });

export const useUpdateIngredient = () =>
  useMutation({
    mutationFn: ({ id, ...input }: IngredientInput & { id: number }) =>
      api.put<Ingredient>(`/api/ingredients/${id}`, input),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      success: "Ingrediente atualizado com sucesso",
      failure: "Falha ao atualizar ingrediente",
    },
  });

export const useRecordEntry = () =>
  useMutation({
    mutationFn: ({ id, ...input }: EntryInput & { id: number }) =>
      api.post<Ingredient>(`/api/ingredients/${id}/entries`, input),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      success: "Entrada registrada com sucesso",
      failure: "Falha ao registrar entrada",
    },
  });
