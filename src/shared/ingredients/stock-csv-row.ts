import { readCsvNumber } from "#shared/csv/csv-number.ts";
import { type CellProblem, refusedCells } from "#shared/csv/define-import.ts";
import type { Cells } from "#shared/csv/row-cells.ts";
import { withoutCurrency } from "#shared/numbers/decimal.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { readUnit, readUnitWord, splitAmount, splitPackage } from "#shared/units/unit-words.ts";
import { readCategory } from "./category-words.ts";
import type { PricedIngredient } from "./contract.ts";
import type { NamedSupplier } from "./stock-csv.ts";
import { type StockColumn, type StockField, stockColumns, stockFields } from "./stock-csv-columns.ts";
import { type StockRowInput, stockRowInput } from "./stock-csv-input.ts";
import { packInRow } from "./stock-csv-pack.ts";
import { keptPrice, stockValue } from "./unit-cost.ts";

type RowCells = Cells<StockColumn>;
type StockProblem = CellProblem<StockColumn>;

/** The suppliers on record by the keys of their names. */
type SuppliersByKey = ReadonlyMap<string, readonly NamedSupplier[]>;

type ReadRow = { input: StockRowInput; note?: string } | { problems: StockProblem[] };

/** Spreadsheets show a zero in reais as "R$ -". */
const numberIn = (cell: string) => readCsvNumber(withoutCurrency(cell) === "-" ? "0" : cell);

const asText = (cell: string): unknown => cell;

const unlessBlank = (read: (cell: string) => unknown) => (cell: string) =>
  cell.trim() === "" ? null : read(cell);

/**
 * The values of cells that are no texts, for the contract to check; those of a pack and its supplier depend on other
 * cells.
 */
const readers: Partial<Record<StockField, (cell: string) => unknown>> = {
  category: (cell) => readCategory(cell) ?? cell,
  quantity: numberIn,
  unit: (cell) => readUnit(cell) ?? cell,
  pricePerUnit: numberIn,
  minQuantity: (cell) => (cell.trim() === "" ? undefined : numberIn(cell)),
  yieldQuantity: unlessBlank(numberIn),
  yieldUnit: unlessBlank((cell) => readUnit(cell) ?? cell),
  unitWord: unlessBlank((cell) => readUnitWord(cell) ?? cell),
};

const BAD_UNIT_PRICE = "Preço deve ser um número maior ou igual a 0";

/**
 * Validates a row with the contract of form and API. Columns missing in the file keep the current values, and a
 * missing or blank price the unit cost, which stays unknown for a new item with a blank one; a blank cell of an existing column clears a
 * minimum, note, yield, pack or supplier. The name is only the key: a row never renames its ingredient.
 */
export function readStockRow(
  written: RowCells,
  present: PricedIngredient | undefined,
  suppliers: SuppliersByKey,
): ReadRow {
  const cells = withSplitQuantity(withSplitPackage(written));
  const otherUnit = otherUnitProblem(written, cells, present);
  if (!otherUnit) return readCells(cells, written, present, suppliers);
  const rest = readCells({ ...cells, unit: undefined }, written, present, suppliers);
  return { problems: [otherUnit, ...("problems" in rest ? rest.problems : [])] };
}

function readCells(
  cells: RowCells,
  written: RowCells,
  present: PricedIngredient | undefined,
  suppliers: SuppliersByKey,
): ReadRow {
  const values: Partial<Record<keyof StockRowInput, unknown>> = {};
  for (const field of stockFields) {
    const cell = cells[field];
    const { [field]: read = asText } = readers;
    values[field] = cell === undefined ? present?.[field] : read(cell);
  }
  if (cells.unitWord === undefined) {
    // A unit of another kind takes the word for pieces away.
    if (values.unit !== "unidade") values.unitWord = null;
    else if (cells.unit) values.unitWord = readUnitWord(cells.unit) ?? values.unitWord;
  }
  Object.assign(values, packInRow(cells, values.unit as StockUnit, present));
  if (cells.supplierId !== undefined)
    Object.assign(values, supplierInCell(cells.supplierId, present, suppliers));
  const unitPrice = unitPriceOf(cells);
  const isPriceTold = Boolean(cells.pricePerUnit?.trim());
  const hasPriceCell = cells.pricePerUnit !== undefined || cells.unitPrice !== undefined;
  // Stands in until the quantity is known to be a number.
  if (unitPrice !== undefined || (hasPriceCell && !isPriceTold)) values.pricePerUnit = 0;
  let parsed = stockRowInput.safeParse({ ...values, name: present?.name ?? cells.name });
  if (typeof unitPrice === "string" || (unitPrice ?? 0) < 0) {
    const problem = {
      field: "unitPrice",
      column: stockColumns.unitPrice.heading,
      found: cells.unitPrice?.trim(),
      message: BAD_UNIT_PRICE,
    } as const;
    return { problems: [...(parsed.success ? [] : problemsOf(parsed.error.issues, written)), problem] };
  }
  if (parsed.success && unitPrice !== undefined) {
    const pricePerUnit = stockValue(parsed.data.quantity, unitPrice);
    parsed = stockRowInput.safeParse({ ...parsed.data, pricePerUnit });
  } else if (parsed.success && present && !isPriceTold) {
    parsed = stockRowInput.safeParse({ ...parsed.data, pricePerUnit: keptPrice(parsed.data, present) });
  }
  if (!parsed.success) {
    const problems = problemsOf(parsed.error.issues, written);
    return { problems: unitPrice === undefined ? problems : problems.map((one) => ofUnitPrice(one, cells)) };
  }
  const unmeasured = unmeasuredProblem(parsed.data, cells, present);
  if (unmeasured) return { problems: [unmeasured] };
  return { input: parsed.data, note: lostPriceNote(cells, parsed.data, present) };
}

/** A supplier on record by its id, one that the import has to make by its name. Of namesakes the item keeps its own. */
function supplierInCell(cell: string, present: PricedIngredient | undefined, suppliers: SuppliersByKey) {
  const key = nameKey(cell);
  if (key === "") return { supplierId: null };
  const found = suppliers.get(key) ?? [];
  const supplier = found.find(({ id }) => id === present?.supplierId) ?? found[0];
  return supplier ? { supplierId: supplier.id } : { supplierId: null, supplierName: cell };
}

/** Recipes and events measure an item in its unit: another one needs a factor to it. */
function unmeasuredProblem(
  input: StockRowInput,
  cells: RowCells,
  present: PricedIngredient | undefined,
): StockProblem | undefined {
  if (!present || hasFactor(present.unit, { ...present, ...input })) return undefined;
  return {
    field: "unit",
    column: stockColumns.unit.heading,
    found: cells.unit?.trim(),
    message: `A unidade do item é ${stockUnitText(present)}: para trocá-la, informe também o rendimento`,
    isOwn: true,
  };
}

/** "Garrafa 750ml" in the column of the unit also tells the yield, unless that has a cell of its own. */
function withSplitPackage(cells: RowCells): RowCells {
  const split = cells.unit === undefined ? undefined : splitPackage(cells.unit);
  if (!split) return cells;
  const isYieldTold = Boolean(cells.yieldQuantity?.trim() || cells.yieldUnit?.trim());
  const yielded = isYieldTold ? {} : { yieldQuantity: split.amount, yieldUnit: split.unit };
  return { ...cells, ...yielded, unit: split.word };
}

/** "750 ml" in the column of the quantity is both, unless the unit's own cell says otherwise. */
function withSplitQuantity(cells: RowCells): RowCells {
  const split = cells.quantity === undefined ? undefined : splitAmount(cells.quantity);
  if (!split) return cells;
  if (cells.unit?.trim() && readUnit(cells.unit) !== split.unit) return cells;
  const isPackage = cells.unit !== undefined && readUnitWord(cells.unit) !== undefined;
  return { ...cells, quantity: split.amount, unit: isPackage ? cells.unit : split.word };
}

/** A unit beside the quantity measures it: only a cell for the unit changes that of an item. */
function otherUnitProblem(
  written: RowCells,
  split: RowCells,
  present: PricedIngredient | undefined,
): StockProblem | undefined {
  if (!present || written.unit?.trim() || !split.unit?.trim() || readUnit(split.unit) === present.unit)
    return;
  return {
    field: "quantity",
    column: stockColumns.quantity.heading,
    found: written.quantity?.trim(),
    message: `A unidade do item é ${stockUnitText(present)}: informe a quantidade nessa unidade`,
    isOwn: true,
  };
}

/**
 * The price of one unit counts where the worth of all is not told, or told as nothing for what has a price; undefined
 * without one.
 */
function unitPriceOf({ quantity, pricePerUnit, unitPrice }: RowCells): number | string | undefined {
  if (!unitPrice?.trim()) return undefined;
  const price = numberIn(unitPrice);
  if (!pricePerUnit?.trim()) return price;
  const isUntold = numberIn(pricePerUnit) === 0 && isPositive(price) && isPositive(numberIn(quantity ?? ""));
  return isUntold ? price : undefined;
}

const isPositive = (value: number | string): value is number => typeof value === "number" && value > 0;

/** A worth that was reckoned from the price of one unit is mended there. */
const ofUnitPrice = (problem: StockProblem, { unitPrice }: RowCells): StockProblem =>
  problem.field === "pricePerUnit"
    ? { ...problem, field: "unitPrice", column: stockColumns.unitPrice.heading, found: unitPrice?.trim() }
    : problem;

/** The price of one unit is kept as the worth of the stock, which an empty one has not. */
function lostPriceNote(
  { unitPrice = "" }: RowCells,
  { quantity, unit, pricePerUnit }: StockRowInput,
  present: PricedIngredient | undefined,
): string | undefined {
  const price = numberIn(unitPrice);
  if (quantity > 0 || pricePerUnit > 0 || !isPositive(price)) return undefined;
  if (present?.unit === unit && present.unitCost === price) return undefined;
  return `O preço por unidade (${formatMoney(price)}) só é guardado quando há quantidade em estoque.`;
}

type Issues = Parameters<typeof refusedCells>[0];

/** A name that is not on record stands in the supplier's column. */
const problemsOf = (issues: Issues, cells: RowCells): StockProblem[] =>
  refusedCells(
    issues.map((issue) => (issue.path[0] === "supplierName" ? { ...issue, path: ["supplierId"] } : issue)),
    cells,
    stockColumns,
  ).map((problem) => ({ ...problem, message: sentence(problem) }));

/** Lists the allowed words: nobody knows them by heart in a spreadsheet. */
function sentence({ field, column, found, message }: StockProblem): string {
  const words = field && stockColumns[field].choices;
  if (!words) return message;
  return `${found ? `${column} desconhecida` : message}. Use ${words.slice(0, -1).join(", ")} ou ${words.at(-1)}.`;
}
