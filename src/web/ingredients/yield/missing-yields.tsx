import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import { isPriced, type SeenIngredient } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { useCan } from "#web/app/permissions.ts";
import { YieldQuestion } from "./yield-question.tsx";

type MissingYieldsProps = {
  drinks: readonly { ingredients: readonly { ingredientId: number; unit: RecipeUnit }[] }[];
  stock: ReadonlyMap<number, SeenIngredient>;
};

/** Names the lines of an event that are counted one to one for want of a factor, each with the field that mends it, for those who may. */
export function MissingYields({ drinks, stock }: MissingYieldsProps) {
  const lines = linesWithoutFactor(drinks, stock);
  if (!useCan("edit-records") || lines.length === 0) return null;
  return (
    <section aria-label="Rendimentos a informar" className="mb-4">
      <p className="text-sm text-muted">
        Sem o rendimento, estas quantidades contam 1 para 1, e o que falta e o custo saem errados:
      </p>
      {lines.map(
        ({ ingredient, unit }) =>
          isPriced(ingredient) && (
            <YieldQuestion key={`${ingredient.id} ${unit}`} ingredient={ingredient} unit={unit} />
          ),
      )}
    </section>
  );
}
