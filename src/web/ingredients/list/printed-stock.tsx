import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { ReservedAmount } from "./reserved-amount.tsx";
import { StockPrice } from "./stock-price.tsx";
import { MissingForEvents, StockStatusNote } from "./stock-status-note.tsx";
import { WholeAmount } from "./whole-amount.tsx";

const columns = [
  { title: "Item" },
  { title: "Categoria" },
  { title: "Quantidade", isNumber: true },
  { title: "Reservado", isNumber: true },
  { title: "Unidade" },
  { title: "Preço", isNumber: true },
  { title: "Status" },
];

const columnsFor = (ingredients: readonly Ingredient[]) =>
  ingredients.every(hasMoney) ? columns : columns.filter(({ title }) => title !== "Preço");

const cell = "border-b border-line px-1.5 py-1.5 first:pl-0 last:pr-0";
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

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
            <td className={`${cell} text-muted`}>{ingredient.category}</td>
            <td className={number}>
              <WholeAmount amount={ingredient.quantity} ingredient={ingredient} />
            </td>
            <td className={number}>
              <ReservedAmount ingredient={ingredient} />
            </td>
            <td className={`${cell} text-muted`}>{stockUnitText(ingredient)}</td>
            {ingredient.unitCost !== undefined && (
              <td className={number}>
                <StockPrice ingredient={ingredient} />
              </td>
            )}
            <td className={cell}>
              <StockStatusNote ingredient={ingredient} />
              <MissingForEvents ingredient={ingredient} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
