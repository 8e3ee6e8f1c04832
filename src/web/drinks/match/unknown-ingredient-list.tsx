import type { IngredientChoice, IngredientChoices, StockFinder } from "#shared/drinks/ingredient-choices.ts";
import type { UnknownIngredient } from "#shared/drinks/unknown-ingredients.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { BareSelect } from "#web/import/bare-select.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";

type UnknownIngredientListProps = {
  unknown: readonly UnknownIngredient[];
  stock: readonly Ingredient[];
  find: StockFinder<Ingredient>;
  choices: IngredientChoices;
  onChoose: (key: string, choice: IngredientChoice) => void;
};

const FEW = 8;

/** Ingredients that the stock lacks: each is made with nothing in stock, or is one of the stock by another name. */
export function UnknownIngredientList(props: UnknownIngredientListProps) {
  const { unknown, stock, find, choices, onChoose } = props;
  const { shown, more } = useFirstFew(unknown, FEW);
  if (unknown.length === 0) return null;
  return (
    <section className="mb-4">
      <h3 className="mb-1 text-sm font-semibold">
        {formatCount(unknown.length, "ingrediente não está", "ingredientes não estão")} no estoque com este
        nome: qual é cada um?
      </h3>
      <ul aria-label="Ingredientes que não estão no estoque" className="text-sm">
        {shown.map(({ key, proposed, lineCount }) => {
          const choice = choices.get(key);
          const matched = find(proposed.name);
          const category = choice && "category" in choice ? choice.category : proposed.category;
          return (
            <li
              key={key}
              className="grid items-center gap-x-3 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_14rem_13rem]"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{proposed.name}</span>{" "}
                <span className="text-muted">
                  {formatCount(lineCount, "linha", "linhas")}
                  {!matched && `, por ${proposed.unit}`}
                </span>
              </span>
              <BareSelect
                label={`O que é ${proposed.name}`}
                value={String(matched?.id ?? "")}
                onChange={(value) => onChoose(key, value ? { ingredientId: Number(value) } : { category })}
              >
                <option value="">Criar com estoque zero</option>
                {stock.map(({ id, name }) => (
                  <option key={id} value={id}>
                    É {name}
                  </option>
                ))}
              </BareSelect>
              {!matched && (
                <BareSelect
                  label={`Categoria de ${proposed.name}`}
                  value={category}
                  onChange={(value) => onChoose(key, { category: value as typeof category })}
                >
                  {ingredientCategories.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </BareSelect>
              )}
            </li>
          );
        })}
      </ul>
      {more && (
        <p className="mt-2 text-sm">
          <ShowAllButton {...more}>e mais {formatNumber(more.rest)}</ShowAllButton>
        </p>
      )}
    </section>
  );
}
