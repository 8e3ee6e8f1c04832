import { TriangleAlert } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { exact } from "#shared/numbers/exact.ts";
import { stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** Warns if a recipe unit has no conversion into the stock unit. */
export function UnitNote({ ingredient, unit }: { ingredient: Ingredient; unit: RecipeUnit }) {
  const { isApproximate } = stockAmount(exact(1), unit, ingredient);
  return (
    <div role="status">
      {isApproximate && (
        <p className="mt-3 flex items-start gap-2 text-sm text-muted">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-yellow-ink" />
          <span className="min-w-0 wrap-anywhere">
            Sem conversão de {unit} para {ingredient.unit}: a quantidade é contada 1 para 1. Informe o
            rendimento de {ingredient.name} no Estoque para um custo exato.
          </span>
        </p>
      )}
    </div>
  );
}
