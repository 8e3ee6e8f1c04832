import { hasMoney } from "#shared/accounts/with-money.ts";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { useCan } from "#web/session/permissions.ts";
import { YieldQuestion } from "./yield-question.tsx";

type MissingYieldsProps = {
  lines: readonly { ingredientId: number; unit: RecipeUnit }[];
  stock: ReadonlyMap<number, Ingredient>;
  /** The sentence at a question that has to be answered first; without it the questions are optional. */
  refusalOf?: (ingredient: Ingredient, unit: RecipeUnit) => string;
};

export const MISSING_YIELDS_ID = "missing-yields";

/** Names the lines that are counted one to one for want of a factor, each with the field that mends it, for those who may. */
export function MissingYields({ lines, stock, refusalOf }: MissingYieldsProps) {
  const uncounted = linesWithoutFactor(lines, stock);
  if (!useCan("edit-records") || uncounted.length === 0) return null;
  return (
    <section id={MISSING_YIELDS_ID} aria-label="Rendimentos a informar" tabIndex={-1} className="mb-4">
      <p className="text-sm text-muted">
        Sem o rendimento, estas quantidades contam 1 para 1, e o que falta e o custo saem errados:
      </p>
      {uncounted.map(
        ({ ingredient, unit }) =>
          hasMoney(ingredient) && (
            <YieldQuestion
              key={`${ingredient.id} ${unit}`}
              ingredient={ingredient}
              unit={unit}
              refusal={refusalOf?.(ingredient, unit)}
            />
          ),
      )}
    </section>
  );
}
