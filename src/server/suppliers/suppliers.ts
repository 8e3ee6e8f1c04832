import { eq, isNull } from "drizzle-orm";
import { recordChanges, recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { orderByName } from "#server/db/order-by-name.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { type Issue, notFound } from "#server/http/errors.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import { SUPPLIER_MISSING } from "#shared/ingredients/contract.ts";
import type { Supplier, SupplierInput, SupplierName } from "#shared/suppliers/contract.ts";

const { id, companyId, name, whatsapp, cnpj, notes, version, createdAt } = suppliers;
const supplierJson = jsonObject<Supplier>({
  id,
  companyId,
  name,
  whatsapp,
  cnpj,
  notes,
  version,
  createdAt,
});
const supplierNameJson = jsonObject<SupplierName>({ id, companyId, name, version, createdAt });

const isPresent = isNull(suppliers.deletedAt);
const presentSuppliers = {
  // Telephones of people who never used this browser.
  mayBeStored: false,
  from: suppliers,
  where: isPresent,
  orderBy: [orderByName(name), id],
};
export const supplierList = new JsonList<Supplier>({
  name: "suppliers",
  item: () => supplierJson,
  ...presentSuppliers,
});
const supplierNameList = new JsonList<SupplierName>({
  name: "supplierNames",
  item: () => supplierNameJson,
  ...presentSuppliers,
});

/** The suppliers as the user may see them. */
export const supplierListFor = (data: CompanyData) =>
  data.can("see-personal-data") ? supplierList : supplierNameList;

export const createSupplier = (data: CompanyData, { version: _version, ...values }: SupplierInput) =>
  data.transaction(async (tx) => {
    const created = await tx.insert(suppliers, values);
    await recordData(tx, "supplier_created", created.id);
    return supplierList.readOne(tx, created.id);
  });

export const updateSupplier = (
  data: CompanyData,
  supplierId: number,
  { version: based, ...values }: SupplierInput,
) =>
  data.transaction(async (tx) => {
    const present = await lockSupplier(tx, supplierId);
    refuseOldVersion(based, present.version);
    const changes = fieldsChanged(changesOf(present, values, enteredColumns(suppliers)));
    await recordChanges(tx, "supplier_changed", supplierId, changes);
    await tx.update(suppliers, supplierId, { ...values, version: nextVersion(version) });
    return supplierList.readOne(tx, supplierId);
  });

const wiped = Object.fromEntries(
  enteredColumns(suppliers).flatMap((column) => (column === "name" ? [] : [[column, null]])),
);

/** Removes a supplier from all ingredients; past purchases go on naming it. */
export const deleteSupplier = (data: CompanyData, supplierId: number) =>
  data.transaction(async (tx) => {
    await lockSupplier(tx, supplierId);
    const sold = eq(ingredients.supplierId, supplierId);
    // All of them in their order before anything is written: an update alone would take them as they come.
    const rows = await tx.select({ id: ingredients.id }, { from: ingredients, where: sold });
    await tx.lock(
      ingredients,
      rows.map(({ id: ingredientId }) => ingredientId),
    );
    await recordData(tx, "supplier_deleted", supplierId);
    await tx.updateWhere(ingredients, { supplierId: null, version: nextVersion(ingredients.version) }, sold);
    await tx.update(suppliers, supplierId, {
      ...wiped,
      deletedAt: tx.now,
      version: nextVersion(version),
    });
  });

async function lockSupplier(tx: CompanyData, supplierId: number) {
  const [supplier] = await tx.lock(suppliers, [supplierId], isPresent);
  if (!supplier) throw notFound(SUPPLIER_MISSING);
  return supplier;
}

type Named = { id: number | null | undefined; path: string };

/**
 * Keeps suppliers from being removed until the transaction ends, and returns issues at the places of those that are not
 * the company's own or were removed already. To be called before ingredients are locked, in which order a removal goes
 * too.
 */
export async function lockSuppliers(tx: CompanyData, named: readonly Named[]): Promise<Issue[]> {
  const ids = new Set(named.flatMap(({ id: supplierId }) => supplierId ?? []));
  if (ids.size === 0) return [];
  const found = new Set((await tx.lock(suppliers, [...ids], isPresent)).map((supplier) => supplier.id));
  const isMissing = ({ id: supplierId }: Named) => supplierId != null && !found.has(supplierId);
  return named.filter(isMissing).map(({ path }) => ({ path, message: SUPPLIER_MISSING }));
}
