import { readCsv } from "#shared/csv/csv.ts";
import { type StockField, stockCsvKey, stockFields, stockHeadings } from "./stock-csv.ts";

const otherNames: Partial<Record<StockField, string[]>> = {
  name: ["Nome", "Ingrediente"],
  minQuantity: ["Quantidade mínima"],
  observations: ["Observação"],
};

const fieldOfHeading = new Map(
  stockFields.flatMap((field) =>
    [stockHeadings[field], ...(otherNames[field] ?? [])].map((heading) => [stockCsvKey(heading), field]),
  ),
);

/** A row that is not blank, with the number that a spreadsheet shows for it. */
export type FileRow = { number: number; cells: string[] };

export type StockFile = {
  /** The position of each known column in the file. */
  places: Map<StockField, number>;
  columnCount: number;
  ignoredColumns: string[];
  rows: FileRow[];
};

/** Parses the columns and rows, or tells what is wrong with the whole file. */
export function openStockCsv(text: string): StockFile | { problem: string } {
  // A workbook is a zip archive, and easily chosen instead of its CSV.
  if (text.startsWith("PK\u0003\u0004")) {
    return {
      problem: "Este arquivo é uma planilha, não um CSV. Na planilha, use Salvar como e escolha CSV.",
    };
  }
  const [heading, ...rows] = readCsv(text)
    .map((cells, index): FileRow => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (!heading) return { problem: "O arquivo está vazio." };

  const places = new Map<StockField, number>();
  const ignoredColumns: string[] = [];
  for (const [place, title] of heading.cells.entries()) {
    const field = fieldOfHeading.get(stockCsvKey(title)) as StockField | undefined;
    if (!field) {
      if (title.trim()) ignoredColumns.push(title.trim());
    } else if (places.has(field)) {
      return { problem: `A coluna "${stockHeadings[field]}" aparece mais de uma vez no arquivo.` };
    } else {
      places.set(field, place);
    }
  }
  if (!places.has("name")) {
    return {
      problem: 'A coluna "Item" não foi encontrada: a primeira linha deve ter os títulos das colunas.',
    };
  }
  if (rows.length === 0) return { problem: "O arquivo só tem os títulos das colunas, e nenhum item." };
  return { places, columnCount: heading.cells.length, ignoredColumns, rows };
}
