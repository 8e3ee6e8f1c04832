import type { z } from "zod";
import { defineImport } from "#shared/csv/define-import.ts";
import { byId, groupBy } from "#shared/group-by.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { INGREDIENT_MISSING, type PricedIngredient } from "./contract.ts";
import type { NamedSupplier } from "./stock-csv.ts";
import { type StockField, stockColumns, stockFields } from "./stock-csv-columns.ts";
import { type StockRowInput, stockRowInput } from "./stock-csv-input.ts";
import { readStockRow } from "./stock-csv-row.ts";

/** A change of the supplier says its name. */
export type FieldChange = { field: StockField; from: FieldValue; to: FieldValue };
type FieldValue = string | number | null;

/** The suppliers on record, by what a file and an item name them. */
export type KnownSuppliers = ReturnType<typeof knownSuppliers>;
export const knownSuppliers = (suppliers: readonly NamedSupplier[]) => ({
  byKey: groupBy(suppliers, ({ name }) => nameKey(name)),
  byId: byId(suppliers),
});

export const stockImport = defineImport({
  columns: stockColumns,
  contract: stockRowInput,
  key: "name",
  one: "item",
  many: "itens",
  missing: INGREDIENT_MISSING,
  repeated: (where) => `O mesmo item também está ${where} do arquivo`,
  ambiguous: (count) => `Há ${count} itens com este nome no estoque: renomeie um deles antes de importar`,
  read: ([{ cells }], present: PricedIngredient | undefined, suppliers: KnownSuppliers) =>
    readStockRow(cells, present, suppliers.byKey),
  changes: changesOf,
  sentEdit,
});

export type StockRow = ReturnType<typeof stockImport.preview>[number];
export type ChangedItem = Extract<StockRow, { kind: "changed" }>;
export type ImportedItem = z.infer<typeof stockImport.row>;

function changesOf(
  present: PricedIngredient,
  input: StockRowInput,
  suppliers: KnownSuppliers,
): FieldChange[] {
  const supplierName = (id: number | null | undefined) =>
    id == null ? null : (suppliers.byId.get(id)?.name ?? null);
  // Two suppliers of one name are two; the one that is not on record yet is none of them.
  const isSameSupplier = !input.supplierName && (input.supplierId ?? null) === (present.supplierId ?? null);
  const before = { ...present, pricePerUnit: Number(present.pricePerUnit) };
  return stockFields
    .map((field): FieldChange => {
      if (field !== "supplierId") return { field, from: before[field] ?? null, to: input[field] ?? null };
      return {
        field,
        from: supplierName(present.supplierId),
        to: input.supplierName ?? supplierName(input.supplierId),
      };
    })
    .filter(({ field, from, to }) => (field === "supplierId" ? !isSameSupplier : from !== to));
}

/** Fields that the server keeps together, or lets follow the unit, where none of them is sent. */
const kept: readonly (readonly StockField[])[] = [
  ["packName", "packQuantity", "packMultiple", "unit"],
  ["supplierId"],
];

/** What is not changed stays away, and what is cleared is told. */
function sentEdit(values: Partial<StockRowInput>, changes: readonly FieldChange[]): Partial<StockRowInput> {
  const changed = new Set(changes.map(({ field }) => field));
  const sent = { ...values };
  for (const fields of kept) {
    if (fields.some((field) => changed.has(field))) continue;
    for (const field of fields) if (field !== "unit") delete sent[field];
  }
  const cleared = changes.filter(({ field, to }) => to === null && field !== "observations");
  return { ...sent, ...Object.fromEntries(cleared.map(({ field }) => [field, null])) };
}

/** The names of the suppliers that an import of these rows would make, as they are first written. */
export function newSupplierNames(rows: readonly StockRow[]): string[] {
  const names = rows.flatMap((row) => ("input" in row && row.input.supplierName) || []);
  return [...groupBy(names, nameKey).values()].flatMap(([first]) => first ?? []);
}
