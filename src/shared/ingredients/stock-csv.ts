import { writeRecords } from "#shared/csv/csv-table.ts";
import { byId } from "#shared/group-by.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { type StockFields, writtenColumns } from "./stock-csv-columns.ts";

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

const bought = { packName: null, packQuantity: null, packMultiple: 1, supplierId: null };

/** Two examples to type over: one that is poured, and one that is counted and cut. */
export const stockCsvTemplate = stockCsv(
  [
    {
      name: "Vodka (exemplo)",
      category: "Bebidas Alcoólicas",
      quantity: 3000,
      unit: "ml",
      unitWord: null,
      pricePerUnit: "150.00",
      minQuantity: 1000,
      observations: "O preço é o de toda a quantidade em estoque",
      yieldQuantity: null,
      yieldUnit: null,
      ...bought,
      packName: "garrafa",
      packQuantity: 1000,
    },
    {
      name: "Limão (exemplo)",
      category: "Frutas",
      quantity: 40,
      unit: "unidade",
      unitWord: null,
      pricePerUnit: "32.50",
      minQuantity: 10,
      observations: "1 unidade dá 8 rodelas",
      yieldQuantity: 8,
      yieldUnit: "rodela",
      ...bought,
    },
  ],
  [],
);
