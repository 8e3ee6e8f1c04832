import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ingredientsQuery } from "./queries.ts";

type ReloadIngredientProps = { id: number; onReloaded: (ingredient: Ingredient) => void };

/** The way out when somebody else has changed the ingredient while its form was open. */
export function ReloadIngredient({ id, onReloaded }: ReloadIngredientProps) {
  const { refetch, isFetching } = useQuery(ingredientsQuery);
  const reload = async () => {
    const { data } = await refetch();
    const fresh = data?.find((ingredient) => ingredient.id === id);
    if (fresh) onReloaded(fresh);
  };

  return (
    <Button variant="secondary" isBusy={isFetching} busyLabel="Recarregando..." onClick={() => void reload()}>
      <RotateCw aria-hidden="true" className="size-4" />
      Recarregar e manter o que digitei
    </Button>
  );
}
