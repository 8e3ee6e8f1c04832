import type { DrinkRow } from "#shared/drinks/drink-import.ts";
import type { ImportedLine } from "#shared/drinks/drink-import-contract.ts";
import { recipeAmountText } from "#shared/units/amount-text.ts";

type DrinkRowDetailsProps = { row: DrinkRow; names: ReadonlyMap<number, string> };

/** The recipe that a row would write, and the one it replaces. */
export function DrinkRowDetails({ row, names }: DrinkRowDetailsProps) {
  if (row.kind === "new") return <p className="text-muted">{recipeText(row.input.ingredients, names)}</p>;
  if (row.kind !== "changed") return null;
  return (
    <dl className="flex flex-col gap-1">
      {row.changes.map(({ from, to }) => (
        <div key="recipe">
          <dt className="sr-only">Receita</dt>
          <dd>
            <del className="block text-muted">{recipeText(from, names)}</del>
            <ins className="block no-underline">{recipeText(to, names)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const recipeText = (lines: readonly ImportedLine[], names: ReadonlyMap<number, string>) =>
  lines
    .map(({ ingredient, quantity, unit }) => {
      const name = typeof ingredient === "number" ? names.get(ingredient) : ingredient;
      return `${recipeAmountText(quantity, unit)} de ${name ?? `Ingrediente ${ingredient}`}`;
    })
    .join(", ");
