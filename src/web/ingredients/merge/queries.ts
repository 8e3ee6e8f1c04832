import { useMutation } from "@tanstack/react-query";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { MergeInput } from "#shared/ingredients/merge/contract.ts";
import { api } from "#web/api/api.ts";
import { saidByServer } from "#web/api/api-error.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Recipes and coming events are rewritten with the stock. */
const rewritten = [ingredientsQuery.queryKey, drinksQuery.queryKey, eventsQuery.queryKey];

/** The dialog says what was refused. */
export const useMergeIngredients = () => {
  const { mutate: undo } = useUnmergeIngredient();
  return useMutation({
    mutationFn: ({ id, ...input }: MergeInput & { id: number; name: string }) =>
      api.post<Ingredient>(`/api/ingredients/${id}/merge`, { into: input.into, factor: input.factor }),
    // The server may have done it although its answer got lost.
    meta: { invalidates: rewritten, invalidatesOnFailure: rewritten },
    onSuccess: (into, { id, name }) =>
      toast({
        title: "Itens juntados com sucesso",
        description: `${name} agora faz parte de ${into.name}.`,
        tone: "success",
        action: { label: "Desfazer", onAction: () => undo(id) },
      }),
  });
};

export const useUnmergeIngredient = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Ingredient>(`/api/ingredients/${id}/unmerge`),
    meta: {
      invalidates: rewritten,
      invalidatesOnFailure: rewritten,
      success: "Junção desfeita: tudo voltou como era",
      failure: (error) => saidByServer(error, "Falha ao desfazer a junção"),
    },
  });
