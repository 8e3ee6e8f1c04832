import { formatFine, formatNumber } from "#shared/numbers/format.ts";
import type { PackName, RecipeUnit, StockUnit, UnitWord } from "#shared/units/enumerations.ts";

/** Plurals of the units that are words; symbols have none. */
const plurals: Partial<Record<RecipeUnit | UnitWord | PackName, string>> &
  Record<string, string | undefined> = {
  unidade: "unidades",
  "colher (chá)": "colheres (chá)",
  "colher (sopa)": "colheres (sopa)",
  rodela: "rodelas",
  maço: "maços",
  garrafa: "garrafas",
  lata: "latas",
  pacote: "pacotes",
  caixa: "caixas",
  fardo: "fardos",
  saco: "sacos",
};

type Counted = { unit: StockUnit; unitWord?: UnitWord | null };

/** The unit of a stock as people say it: "garrafa" where the ingredient has that word for `unidade`. */
export const stockUnitText = ({ unit, unitWord }: Counted): UnitWord | StockUnit => unitWord ?? unit;

/** The same for an amount in a unit of its own, which may not be the stock unit, or not any more. */
export const pastUnitText = <Unit extends RecipeUnit>(
  unit: Unit,
  ingredient: Counted | undefined,
): UnitWord | Unit => (ingredient?.unit === unit ? (ingredient.unitWord ?? unit) : unit);

const isSingular = (amount: number) => Math.abs(amount) > 0 && Math.abs(amount) <= 1;

/** "0,5 unidade" and "1 unidade", but "1,67 unidades" and "0 unidades". */
export const unitText = (amount: number, unit: string) =>
  isSingular(amount) ? unit : (plurals[unit] ?? unit);

/** "0,125 unidade": what a recipe takes, to the last decimal. */
export const recipeAmountText = (amount: number, unit: string) =>
  `${formatFine(amount)} ${unitText(amount, unit)}`;

/** "2 unidades", "0,2 maço": the one way to write an amount with its unit. */
export const amountText = (amount: number, unit: string) =>
  `${formatNumber(amount)} ${unitText(amount, unit)}`;
