import type { Supply } from "#shared/events/plan-contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";

/** An item of the stock that no drink needs, with its amount as field text. */
export type SupplyValues = Omit<Supply, "plannedQuantity"> & { plannedQuantity: string };

export const supplyValues = (supply: Supply): SupplyValues => ({
  ...supply,
  plannedQuantity: ungroupedDecimal(supply.plannedQuantity),
});

export const newSupplyValues = ({ id, name, unit }: Ingredient): SupplyValues => ({
  ingredientId: id,
  ingredientName: name,
  unit,
  plannedQuantity: "",
});

export const readSupply = (supply: SupplyValues) => ({
  ...supply,
  plannedQuantity: decimalOrText(supply.plannedQuantity),
});
