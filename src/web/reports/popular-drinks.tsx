import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import type { PopularDrink } from "#shared/reports/top-drinks.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { BarRow } from "./bar-row.tsx";

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
              // biome-ignore lint/suspicious/noArrayIndexKey: the place, not the drink: to fill in another is quicker.
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
