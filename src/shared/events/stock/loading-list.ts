import type { StockUse } from "#shared/events/contract.ts";
import type { EventPlan } from "#shared/events/plan-contract.ts";
import { carriedPack, type WholePacks, wholePacks } from "#shared/ingredients/pack.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { pastUnitText } from "#shared/units/amount-text.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { PackName, StockUnit, UnitWord } from "#shared/units/enumerations.ts";
import { plannedStock, stockToTake } from "./planned-stock.ts";

export type LoadingLine = {
  ingredientId: number;
  name: string;
  amount: number;
  unit: StockUnit | UnitWord;
  /** The packs to load, which may hold more than what is planned. */
  packs?: WholePacks;
};

type Loaded = EventPlan & { stockUse: readonly Pick<StockUse, "ingredientId" | "unit" | "out">[] };
type Stock = ReadonlyMap<
  number,
  Convertible & {
    name: string;
    unitWord?: UnitWord | null;
    packName?: PackName | null;
    packQuantity?: number | null;
  }
>;

/** What goes along to an event, by name: what is planned, or what has left the stock for it while that is out. */
export function loadingList(event: Loaded, stock: Stock): LoadingLine[] {
  const out = event.stockUse.filter((use) => use.out > 0);
  const lines =
    out.length > 0
      ? out.map(({ ingredientId, unit, out: amount }) => ({ ingredientId, unit, amount, hasLeft: true }))
      : [...plannedStock(event, stock)].map(([ingredientId, { amount }]) => ({
          ingredientId,
          unit: stock.get(ingredientId)?.unit as StockUnit,
          amount: stockToTake(amount),
          hasLeft: false,
        }));
  return lines
    .map(({ hasLeft, ...line }) => {
      const ingredient = stock.get(line.ingredientId);
      const packs =
        ingredient?.unit === line.unit ? loadedPacks(line.amount, hasLeft, ingredient) : undefined;
      return {
        ...line,
        unit: pastUnitText(line.unit, ingredient),
        name: ingredient?.name ?? `Ingrediente ${line.ingredientId}`,
        ...(packs && { packs }),
      };
    })
    .sort((a, b) => compareTexts(a.name, b.name));
}

/** What has left is said in packs only if it was whole ones. */
function loadedPacks(
  amount: number,
  hasLeft: boolean,
  ingredient: NonNullable<ReturnType<Stock["get"]>>,
): WholePacks | undefined {
  const { unit, unitWord } = ingredient;
  const packs = wholePacks(amount, { unit, unitWord, ...carriedPack(ingredient) });
  // Whole bottles that are stocked as such are said by the amount.
  if (unitWord && packs?.contents === amount) return undefined;
  return hasLeft && packs?.contents !== amount ? undefined : packs;
}
