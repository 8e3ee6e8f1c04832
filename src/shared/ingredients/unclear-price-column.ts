import type { TableFile } from "#shared/csv/table-file.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { type StockColumn, stockColumns } from "./stock-csv-columns.ts";

const ownTitles = new Set(Object.values(stockColumns).map(({ heading }) => nameKey(heading)));
const UNCLEAR_PRICES = new Set(["preco", "valor", "custo"]);

/**
 * The place of a column "Preço" in a file that is not laid out as ours: there it mostly is the price of one unit, here
 * the worth of all. Undefined where there is no doubt.
 */
export function unclearPriceColumn({ columns }: TableFile<StockColumn>): number | undefined {
  const titles = columns.map(({ title }) => nameKey(title)).filter((title) => title !== "");
  if (titles.every((title) => ownTitles.has(title))) return undefined;
  const place = columns.findIndex(
    ({ field, title }) =>
      field === "pricePerUnit" && UNCLEAR_PRICES.has(nameKey(title.replace(/\(.*\)|R\$/g, ""))),
  );
  return place < 0 ? undefined : place;
}
