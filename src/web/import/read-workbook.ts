import readXlsxFile, { type CellValue } from "read-excel-file/universal";
import { writeCsv } from "#shared/csv/csv.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { unpackWorkbook, WorkbookTooLarge } from "./unpack-workbook.ts";

const UNREADABLE = "Não foi possível ler a planilha. Abra-a e salve de novo como .xlsx, ou salve-a como CSV.";

/** The sheets of a workbook as CSV texts, so that all that follows is the same; formulas are their values. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string[]> {
  try {
    const sheets = await readXlsxFile(unpackWorkbook(bytes));
    let length = 0;
    const write = (cell: CellValue | null) => {
      const text = cellText(cell);
      length += text.length;
      // One long text may stand in every cell.
      if (length > most) throw new WorkbookTooLarge();
      return text;
    };
    return sheets.map(({ data }) => writeCsv(data.map((row) => row.map(write))));
  } catch (error) {
    throw error instanceof WorkbookTooLarge ? error : new Error(UNREADABLE, { cause: error });
  }
}

/** Digits that a spreadsheet shows: the rest is what binary fractions leave over. */
const DIGITS = 12;

function cellText(cell: CellValue | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return ungroupedDecimal(plainNumber(cell));
  if (typeof cell === "boolean") return cell ? "sim" : "não";
  // A day without an hour, at midnight UTC.
  return cell instanceof Date ? formatDay(cell.toISOString().slice(0, 10)) : String(cell);
}

/** Without an exponent, which no form takes: 0.0000001 is 0. */
const plainNumber = (value: number): number => {
  const number = Number(value.toPrecision(DIGITS));
  return Math.abs(number) < 1e-6 ? 0 : number;
};
