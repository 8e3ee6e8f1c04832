import { readCsvNumber } from "#shared/csv/csv-number.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals } from "#shared/numbers/decimals.ts";
import { asNumber, exact } from "#shared/numbers/exact.ts";
import { stockAmount } from "#shared/units/convert-units.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { readPackName, splitAmount } from "#shared/units/unit-words.ts";
import { keptPack } from "./pack.ts";
import type { StockFields } from "./stock-csv-columns.ts";

type PackCells = { packName?: string; packQuantity?: string; packMultiple?: string };
type PackFields = Pick<StockFields, "packName" | "packQuantity" | "packMultiple">;

/**
 * The pack of a row, for the contract to check. Without columns it is the present one, measured in the unit of the row;
 * a blank cell takes it away, also what the file has no column for.
 */
export function packInRow(
  cells: PackCells,
  unit: StockUnit,
  present: (PackFields & { unit: StockUnit }) | undefined,
): Record<keyof PackFields, unknown> {
  const { packName, packQuantity } = cells;
  const kept = present ? keptPack(present, unit) : { packName: null, packQuantity: null };
  const isCleared =
    (packName?.trim() === "" && !packQuantity?.trim()) || (packQuantity?.trim() === "" && !packName?.trim());
  return {
    packMultiple: multipleIn(cells.packMultiple, present),
    packName: isCleared ? null : packName === undefined ? kept.packName : nameIn(packName),
    packQuantity: isCleared
      ? null
      : packQuantity === undefined
        ? kept.packQuantity
        : contentsIn(packQuantity, unit),
  };
}

const multipleIn = (cell: string | undefined, present: PackFields | undefined) => {
  if (cell === undefined) return present?.packMultiple;
  return cell.trim() === "" ? 1 : readCsvNumber(cell);
};

const nameIn = (cell: string) => (cell.trim() === "" ? null : (readPackName(cell) ?? cell));

/** The contents in the stock unit; "750 ml" for what is kept in litres is 0,75. */
function contentsIn(cell: string, unit: StockUnit): unknown {
  if (cell.trim() === "") return null;
  const split = splitAmount(cell);
  const amount = split && parseDecimal(split.amount);
  if (!split || amount === undefined) return readCsvNumber(cell);
  const converted = stockAmount(exact(amount), split.unit, { unit });
  const contents = asNumber(converted.amount);
  return converted.isApproximate || !hasDecimals(contents, 4) ? cell : contents;
}
