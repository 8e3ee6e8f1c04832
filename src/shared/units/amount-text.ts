import { formatNumber } from "#shared/numbers/format.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** Of the units that are words; symbols have no plural, and "folhas" is one. */
const plurals: Partial<Record<RecipeUnit, string>> & Record<string, string | undefined> = {
  unidade: "unidades",
  "colher (chá)": "colheres (chá)",
  "colher (sopa)": "colheres (sopa)",
  rodela: "rodelas",
  maço: "maços",
};

/** In Portuguese less than two of something is still one of it. */
export const unitText = (amount: number, unit: string) => (amount < 2 ? unit : (plurals[unit] ?? unit));

/** "2 unidades", "0,2 maço". */
export const amountText = (amount: number, unit: string) =>
  `${formatNumber(amount)} ${unitText(amount, unit)}`;
