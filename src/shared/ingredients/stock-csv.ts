import { writeRecords } from "#shared/csv/csv-table.ts";
import { byId } from "#shared/group-by.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { type StockField, type StockFields, stockFields, writtenColumns } from "./stock-csv-columns.ts";

export type NamedSupplier = { id: number; name: string };

export function stockCsv(ingredients: readonly StockFields[], suppliers: readonly NamedSupplier[]): string {
  const supplierById = byId(suppliers);
  return writeRecords(
    writtenColumns,
    ingredients.map((one) => ({
      ...one,
      pricePerUnit: ungroupedDecimal(one.pricePerUnit),
      packMultiple: one.packName === null && one.packMultiple === 1 ? null : one.packMultiple,
      // Files name a supplier as people do.
      supplierId: one.supplierId === null ? null : (supplierById.get(one.supplierId)?.name ?? null),
    })),
  );
}

const blank = Object.fromEntries(stockFields.map((field) => [field, null])) as Record<StockField, null>;

/** Two examples to type over: one that is poured, and one that is counted and cut. */
export const stockCsvTemplate = writeRecords(writtenColumns, [
  {
    ...blank,
    name: "Vodka (exemplo)",
    category: "Bebidas Alcoólicas",
    quantity: 3000,
    unit: "ml",
    pricePerUnit: "150,00",
    minQuantity: 1000,
    observations: "O preço é o de toda a quantidade em estoque",
    packName: "garrafa",
    packQuantity: 1000,
    packMultiple: 1,
  },
  {
    ...blank,
    name: "Limão (exemplo)",
    category: "Frutas",
    quantity: 40,
    unit: "unidade",
    pricePerUnit: "32,50",
    minQuantity: 10,
    observations: "1 unidade dá 8 rodelas",
    yieldQuantity: 8,
    yieldUnit: "rodela",
  },
]);
