import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  compareDrinks,
  type DrinkSorting,
  type DrinkSortKey,
  drinkSortKeys,
  timesServed,
} from "#shared/drinks/compare-drinks.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import { missingIngredients } from "#shared/drinks/drink-availability.ts";
import { costText, unpricedText } from "#shared/ingredients/unknown-prices.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { eventsQuery } from "#web/events/queries.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SortHeading } from "#web/ui/lists/sort-heading.tsx";

const labels: Record<DrinkSortKey, string> = {
  name: "Drink",
  cost: "Custo",
  price: "Preço",
  served: "Servidos",
};
const cell = "border-b border-line px-2 py-2 first:pl-4 last:pr-4 max-xl:px-1.5";
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

/** Rows added at a time: nobody reads a thousand, and they would delay every sort. */
const ROWS = 100;

type DrinkComparisonProps = {
  drinks: readonly Drink[];
  stock: PricedStock;
  onEdit: (drink: Drink) => void;
};

/** The drinks as a table: what each costs, sells for in the reports, and how often it was served. */
export function DrinkComparison({ drinks, stock, onEdit }: DrinkComparisonProps) {
  const events = useQuery(eventsQuery);
  const [sorting, setSorting] = useState<DrinkSorting>({ key: "name", isDescending: false });
  const [most, setMost] = useState(ROWS);
  const served = useMemo(() => timesServed(events.data ?? [], new Date()), [events.data]);
  const rows = useMemo(() => compareDrinks(drinks, stock, served, sorting), [drinks, stock, served, sorting]);
  const sortBy = (key: DrinkSortKey) =>
    setSorting((before) => ({
      key,
      isDescending: before.key === key ? !before.isDescending : key !== "name",
    }));

  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table aria-label="Comparação de drinks" className="w-full text-sm">
        <thead>
          <tr>
            {drinkSortKeys.map((key) => (
              <SortHeading
                key={key}
                label={labels[key]}
                order={sorting.key === key ? (sorting.isDescending ? "descending" : "ascending") : undefined}
                isNumber={key !== "name"}
                onSort={() => sortBy(key)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(({ drink, cost, unpriced, price, served: count }) => (
            <tr key={drink.id} className="transition-colors hover:bg-hover/50">
              <th scope="row" className={`${cell} text-left font-medium`}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <button
                    type="button"
                    onClick={() => onEdit(drink)}
                    className="min-h-6 text-left wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-control"
                  >
                    {drink.name}
                  </button>
                  {missingIngredients(drink.ingredients, stock).length > 0 && (
                    <Badge tone="red">Indisponível</Badge>
                  )}
                </span>
              </th>
              <td className={number} title={unpricedText(unpriced, stock)}>
                {costText(cost, unpriced)}
              </td>
              <td className={number}>{costText(price, unpriced)}</td>
              <td className={number}>{events.data && count > 0 ? formatNumber(count) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-4 py-2.5 text-xs text-muted">
        Preço: custo da receita × 1,5, como nos relatórios. Servidos: nos eventos que já aconteceram.
      </p>
      {rows.length > most && (
        <div className="px-4 pb-3">
          <Button variant="secondary" size="sm" onClick={() => setMost(most + ROWS)}>
            Mostrar mais
          </Button>
        </div>
      )}
    </div>
  );
}
