import { formatMoney } from "#shared/numbers/format.ts";
import type { CategoryCost } from "#shared/reports/cost-by-category.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { BarRow } from "./bar-row.tsx";

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
              // biome-ignore lint/suspicious/noArrayIndexKey: the place, not the category: to fill in another is quicker.
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
