import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import type { StockUnit, UnitWord } from "#shared/units/enumerations.ts";
import type { Supply } from "./plan-contract.ts";

/** "40 kg", "2 pacotes": the planned amount of another item. */
export const supplyText = (
  { plannedQuantity, unit }: Pick<Supply, "plannedQuantity" | "unit">,
  ingredient: { unit: StockUnit; unitWord?: UnitWord | null } | undefined,
): string => amountText(plannedQuantity, pastUnitText(unit, ingredient));
