import { formatNumber } from "#shared/numbers/format.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** Plurals of the units that are words; symbols have none. */
const plurals: Partial<Record<RecipeUnit, string>> & Record<string, string | undefined> = {
  unidade: "unidades",
  "colher (chá)": "colheres (chá)",
  "colher (sopa)": "colheres (sopa)",
  rodela: "rodelas",
  maço: "maços",
};

/** Portuguese uses the singular below two. */
export const unitText = (amount: number, unit: string) => (amount < 2 ? unit : (plurals[unit] ?? unit));

/** "2 unidades", "0,2 maço". */
export const amountText = (amount: number, unit: string) =>
  `${formatNumber(amount)} ${unitText(amount, unit)}`;
