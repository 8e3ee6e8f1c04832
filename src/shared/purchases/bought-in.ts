import { packText } from "#shared/ingredients/pack.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import type { BoughtIngredient } from "./purchase-list.ts";

type Packed = Pick<BoughtIngredient, "unit" | "unitWord" | "packName" | "packQuantity">;

/** What a purchase of an ingredient counts: "garrafa de 750 ml", or "L" of what is bought loose. */
export const boughtIn = ({ unit, unitWord, packName, packQuantity }: Packed): string =>
  packText({ unit, unitWord, packName, packQuantity }) ?? stockUnitText({ unit, unitWord });
