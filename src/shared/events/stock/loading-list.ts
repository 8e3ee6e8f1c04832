import type { StockUse } from "#shared/events/contract.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { pastUnitText } from "#shared/units/amount-text.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { StockUnit, UnitWord } from "#shared/units/enumerations.ts";
import { type PlannedDrinks, plannedStock, stockToTake } from "./planned-stock.ts";

export type LoadingLine = { ingredientId: number; name: string; amount: number; unit: StockUnit | UnitWord };

type Loaded = { drinks: PlannedDrinks; stockUse: readonly Pick<StockUse, "ingredientId" | "unit" | "out">[] };
type Stock = ReadonlyMap<number, Convertible & { name: string; unitWord?: UnitWord | null }>;

/** What goes along to an event, by name: what is planned, or what has left the stock for it while that is out. */
export function loadingList({ drinks, stockUse }: Loaded, stock: Stock): LoadingLine[] {
  const out = stockUse.filter((use) => use.out > 0);
  const lines =
    out.length > 0
      ? out.map(({ ingredientId, unit, out: amount }) => ({ ingredientId, unit, amount }))
      : [...plannedStock(drinks, stock)].map(([ingredientId, { amount }]) => ({
          ingredientId,
          unit: stock.get(ingredientId)?.unit as StockUnit,
          amount: stockToTake(amount),
        }));
  return lines
    .map((line) => ({
      ...line,
      unit: pastUnitText(line.unit, stock.get(line.ingredientId)),
      name: stock.get(line.ingredientId)?.name ?? `Ingrediente ${line.ingredientId}`,
    }))
    .sort((a, b) => compareTexts(a.name, b.name));
}
