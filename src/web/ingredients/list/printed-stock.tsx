import type { Ingredient } from "#shared/ingredients/contract.ts";
import { StockCells } from "./stock-cells.tsx";
import { columnsFor } from "./stock-columns.ts";

const cell = "border-b border-line px-1.5 py-1.5 first:pl-0 last:pr-0";

/** The filtered stock for print: no actions, and columns as wide as their content. */
export function PrintedStock({ ingredients }: { ingredients: readonly Ingredient[] }) {
  return (
    <table aria-label="Ingredientes" className="w-full text-xs">
      <thead>
        <tr>
          {columnsFor(ingredients).map(({ title, isNumber }) => (
            <th
              key={title}
              scope="col"
              className={`${cell} font-medium text-muted ${isNumber ? "text-right" : "text-left"}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ingredients.map((ingredient) => (
          <tr key={ingredient.id} className="break-inside-avoid">
            <th scope="row" className={`${cell} text-left font-medium wrap-anywhere text-ink`}>
              {ingredient.name}
            </th>
            <StockCells ingredient={ingredient} cell={cell} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
