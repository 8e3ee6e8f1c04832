import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import type { DrinkImportResult } from "#shared/drinks/drink-import-contract.ts";
import { drinksCsv } from "#shared/drinks/drinks-csv.ts";
import { byId } from "#shared/group-by.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { dayIn } from "#shared/time/clock.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { toast } from "#web/ui/feedback/toast.ts";

export const DRINK_GONE = "Drink não encontrado ou não pertence à sua empresa";

export const isMissing = (error: Error) => error.message.includes("not found");

export const drinksQuery = queryOptions({
  queryKey: ["drinks"] as const,
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
      failure: (error) => (isMissing(error) ? DRINK_GONE : "Falha ao atualizar drink"),
    },
  });

export const useDeleteDrink = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<unknown>(`/api/drinks/${id}`),
    meta: {
      invalidates: [drinksQuery.queryKey],
      invalidatesOnFailure: [drinksQuery.queryKey],
      success: "Drink removido com sucesso",
      failure: (error) => (isMissing(error) ? DRINK_GONE : saidByServer(error, "Falha ao remover drink")),
    },
  });

/** Fetches the current drinks and stock, ignoring the cache. */
export const useFreshDrinks = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.fetchQuery({ ...drinksQuery, staleTime: 0 }),
      client.fetchQuery({ ...ingredientsQuery, staleTime: 0 }),
    ]);
};

export const useDownloadDrinks = () => {
  const freshDrinks = useFreshDrinks();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async () => {
      const [drinks, stock] = await freshDrinks();
      saveFile(`drinks-${dayIn(new Date(), timeZone)}.csv`, "text/csv", drinksCsv(drinks, byId(stock)));
    },
    meta: { failure: "Falha ao baixar os drinks" },
  });
};

/** Adds or changes many drinks at once, with the ingredients that the stock lacks. */
export const useImportDrinks = () =>
  useMutation({
    mutationFn: (body: object) => api.post<DrinkImportResult>("/api/drinks/import", body),
    meta: {
      invalidates: [drinksQuery.queryKey, ingredientsQuery.queryKey],
      invalidatesOnFailure: [drinksQuery.queryKey, ingredientsQuery.queryKey],
      failure: "Falha ao importar os drinks",
    },
    onSuccess: ({ created, changed, ingredients }) => {
      const made = [
        formatCount(created, "drink novo", "drinks novos"),
        ...(changed > 0 ? [formatCount(changed, "alterado", "alterados")] : []),
        ...(ingredients > 0 ? [formatCount(ingredients, "ingrediente novo", "ingredientes novos")] : []),
      ];
      toast({
        title: "Drinks importados com sucesso",
        description: `${made.join(", ")}.`,
        tone: "success",
      });
    },
  });
