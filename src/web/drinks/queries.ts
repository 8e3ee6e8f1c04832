import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import { api } from "#web/app/api/api.ts";
import { saidByServer } from "#web/app/api/api-error.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";

export const DRINK_MISSING = "Drink não encontrado ou não pertence à sua empresa";

export const isMissing = (error: Error) => error.message.includes("not found");

export const drinksQuery = queryOptions({
  queryKey: ["drinks"],
  queryFn: () => api.get<Drink[]>("/api/drinks"),
});

export const useCreateDrink = () =>
  useMutation({
    mutationFn: (input: DrinkInput) => api.post<Drink>("/api/drinks", input),
    meta: {
      invalidates: [drinksQuery.queryKey],
      success: "Drink criado com sucesso",
      failure: "Falha ao criar drink",
    },
  });

export const useUpdateDrink = () =>
  useMutation({
    mutationFn: ({ id, ...input }: DrinkInput & { id: number }) => api.put<Drink>(`/api/drinks/${id}`, input),
    meta: {
      invalidates: [drinksQuery.queryKey],
      // Another user's recipe may use an ingredient that is not in the cache yet.
      invalidatesOnFailure: [ingredientsQuery.queryKey],
      success: "Drink atualizado com sucesso",
      failure: (error) => (isMissing(error) ? DRINK_MISSING : "Falha ao atualizar drink"),
    },
  });

export const useDeleteDrink = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/drinks/${id}`),
    meta: {
      invalidates: [drinksQuery.queryKey],
      invalidatesOnFailure: [drinksQuery.queryKey],
      success: "Drink removido com sucesso",
      failure: (error) => (isMissing(error) ? DRINK_MISSING : saidByServer(error, "Falha ao remover drink")),
    },
  });
