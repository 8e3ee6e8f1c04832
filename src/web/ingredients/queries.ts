import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { requireMoney } from "#shared/accounts/with-money.ts";
import type { ImportResult } from "#shared/csv/import-contract.ts";
import type {
  ArchivedIngredient,
  CountedLine,
  CountResult,
  Ingredient,
  IngredientInput,
  LossInput,
  PricedIngredient,
  StockMovement,
} from "#shared/ingredients/contract.ts";
import { lossFacts } from "#shared/ingredients/loss-facts.ts";
import { MOVEMENTS_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { stockCsv } from "#shared/ingredients/stock-csv.ts";
import { stockFields } from "#shared/ingredients/stock-csv-columns.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { dayIn } from "#shared/time/clock.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { suppliersQuery, useFreshSuppliers } from "#web/suppliers/queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";

export const ingredientsQuery = queryOptions({
  queryKey: ["ingredients"] as const,
  queryFn: () => api.get<Ingredient[]>("/api/ingredients"),
});

/** The stock with its prices, for what only those open who may see them. */
export const pricedIngredientsQuery = queryOptions({
  ...ingredientsQuery,
  select: requireMoney<Ingredient>,
});

/** Only past events and reports need them. */
export const archivedIngredientsQuery = queryOptions({
  queryKey: ["ingredients", "archived"],
  queryFn: () => api.get<ArchivedIngredient[]>("/api/ingredients/archived"),
});

/** Below the list's key, so that refreshing the stock also refreshes its histories. */
export const movementsQuery = (ingredientId: number) =>
  infiniteQueryOptions({
    queryKey: ["ingredients", ingredientId, "movements"],
    queryFn: ({ pageParam }) => {
      const path = `/api/ingredients/${ingredientId}/movements`;
      return api.get<StockMovement[]>(pageParam === null ? path : `${path}?before=${pageParam}`);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < MOVEMENTS_PER_PAGE ? null : page.at(-1)?.id),
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

type Yield = { yieldQuantity: number; yieldUnit: RecipeUnit };

/** Sets the yield of an ingredient and nothing else: everything that can be entered is sent as it is. */
export const useSetYield = () =>
  useMutation({
    mutationFn: ({ ingredient, ...yields }: Yield & { ingredient: PricedIngredient }) => {
      const present = Object.fromEntries(stockFields.map((field) => [field, ingredient[field]]));
      const { id, version } = ingredient;
      return api.put<Ingredient>(`/api/ingredients/${id}`, { ...present, ...yields, version });
    },
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      // Somebody else may have answered meanwhile.
      invalidatesOnFailure: [ingredientsQuery.queryKey],
      success: "Rendimento guardado",
      failure: (error) => saidByServer(error, "Falha ao guardar o rendimento"),
    },
  });

export const useArchiveIngredient = () =>
  useMutation({
    mutationFn: ({ id, isArchived }: { id: number; isArchived: boolean }) =>
      api.patch<Ingredient>(`/api/ingredients/${id}/${isArchived ? "archive" : "unarchive"}`),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      invalidatesOnFailure: [ingredientsQuery.queryKey],
      failure: (error) => saidByServer(error, "Falha ao arquivar ingrediente"),
    },
    onSuccess: ({ name }, { isArchived }) =>
      toast({
        title: isArchived ? "Ingrediente arquivado" : "Ingrediente reativado",
        description: isArchived ? `${name} está em Mais ações, Arquivados.` : `${name} voltou ao estoque.`,
        tone: "success",
      }),
  });

export const useCountStock = () =>
  useMutation({
    mutationFn: (counts: CountedLine[]) => api.post<CountResult>("/api/ingredients/count", { counts }),
    meta: { invalidates: [ingredientsQuery.queryKey] },
    onSuccess: ({ counted, changed }) => {
      const description = `${formatCount(counted, "item contado", "itens contados")}, ${formatCount(changed, "ajustado", "ajustados")}.`;
      toast({ title: "Contagem salva com sucesso", description, tone: "success" });
    },
  });

/** Without a toast for a refusal: the dialog shows it. */
export const useRecordLoss = () =>
  useMutation({
    mutationFn: ({ id, ...input }: LossInput & { id: number }) =>
      api.post<Ingredient>(`/api/ingredients/${id}/losses`, input),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      // The server may have done it although its answer got lost.
      invalidatesOnFailure: [ingredientsQuery.queryKey],
    },
    onSuccess: ({ name }, { kind }) =>
      toast({
        title: `${lossFacts[kind].label} registrada com sucesso`,
        description: name,
        tone: "success",
      }),
  });

const reversible = { entrada: "Entrada", perda: "Perda", contagem: "Contagem" };

export const useReverseMovement = (what: keyof typeof reversible) =>
  useMutation({
    mutationFn: (movementId: number) => api.post<Ingredient>(`/api/movements/${movementId}/reverse`),
    meta: {
      invalidates: [ingredientsQuery.queryKey],
      // The server may have done it although its answer got lost.
      invalidatesOnFailure: [ingredientsQuery.queryKey],
      success: `${reversible[what]} estornada com sucesso`,
      failure: (error) => saidByServer(error, `Falha ao estornar a ${what}`),
    },
  });

/** Fetches the current stock, ignoring the cache. */
export const useFreshStock = () => {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...ingredientsQuery, staleTime: 0 });
};

export const useDownloadStock = () => {
  const freshStock = useFreshStock();
  const freshSuppliers = useFreshSuppliers();
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async () => {
      const [stock, suppliers] = await Promise.all([freshStock(), freshSuppliers()]);
      saveFile(
        `estoque-${dayIn(new Date(), timeZone)}.csv`,
        "text/csv",
        stockCsv(requireMoney(stock), suppliers),
      );
    },
    meta: { failure: "Falha ao baixar o estoque" },
  });
};

export const useImportStock = () =>
  useMutation({
    mutationFn: (body: object) => api.post<ImportResult>("/api/ingredients/import", body),
    meta: {
      // Rows may name suppliers that are new.
      invalidates: [ingredientsQuery.queryKey, suppliersQuery.queryKey],
      failure: "Falha ao importar o estoque",
    },
    onSuccess: ({ created, changed }) => {
      const description = `${formatCount(created, "item novo", "itens novos")}, ${formatCount(changed, "alterado", "alterados")}.`;
      toast({ title: "Estoque importado com sucesso", description, tone: "success" });
    },
  });
