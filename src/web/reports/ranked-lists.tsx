import type { ReactNode } from "react";
import { formatCount, formatMoney, formatNumber } from "#shared/numbers/format.ts";
import type { CategoryCost } from "#shared/reports/cost-by-category.ts";
import type { PopularDrink } from "#shared/reports/top-drinks.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";

export function PopularDrinks({ drinks }: { drinks: readonly PopularDrink[] }) {
  const most = drinks[0]?.quantity ?? 0;
  return (
    <Card className="break-inside-avoid">
      <CardTitle>Drinks mais populares</CardTitle>
      {drinks.length === 0 ? (
        <p className="text-sm text-muted">Nenhum drink nos eventos deste relatório.</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {drinks.map(({ name, quantity, events }, place) => (
            <BarRow
              // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since updating rows is quicker than replacing them.
              key={place}
              name={name}
              value={formatNumber(quantity)}
              note={`${quantity === 1 ? "unidade" : "unidades"} em ${formatCount(events, "evento", "eventos")}`}
              share={most > 0 ? (quantity / most) * 100 : 0}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

export function CategoryCosts({ categories }: { categories: readonly CategoryCost[] }) {
  return (
    <Card className="break-inside-avoid">
      <CardTitle>Custos por categoria</CardTitle>
      {categories.length === 0 ? (
        <p className="text-sm text-muted">Nenhum custo de ingredientes nos eventos deste relatório.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {categories.map(({ category, cost, percentage }, place) => (
            <BarRow
              // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since updating rows is quicker than replacing them.
              key={place}
              name={category}
              value={formatMoney(cost)}
              note={`${percentage}% do custo dos ingredientes`}
              share={percentage}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type BarRowProps = {
  name: string;
  value: ReactNode;
  note: ReactNode;
  share: number;
};

/** A name with its number and a bar for comparison; the text says everything. */
export function BarRow({ name, value, note, share }: BarRowProps) {
  return (
    <li className="break-inside-avoid">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <p className="shrink-0 font-medium tabular-nums">{value}</p>
      </div>
      <div aria-hidden="true" className="my-1.5 h-2 overflow-hidden rounded-full bg-sunken print-colours">
        <div className="h-full rounded-full bg-primary print-colours" style={{ width: `${share}%` }} />
      </div>
      <p className="text-xs text-muted tabular-nums">{note}</p>
    </li>
  );
}
