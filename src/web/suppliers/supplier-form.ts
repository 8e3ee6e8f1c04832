import type { z } from "zod";
import { formatCnpj } from "#shared/company/cnpj.ts";
import type { Supplier, supplierInput } from "#shared/suppliers/contract.ts";

export type SupplierFormValues = z.input<typeof supplierInput>;

export const supplierLabels = {
  name: "Nome",
  whatsapp: "WhatsApp",
  cnpj: "CNPJ",
  notes: "Observações",
} satisfies Record<Exclude<keyof SupplierFormValues, "version">, string>;

/** Names every field: saving would erase one that is left out. */
export const supplierFormValues = (supplier?: Supplier) =>
  ({
    name: supplier?.name ?? "",
    whatsapp: supplier?.whatsapp ?? "",
    cnpj: supplier?.cnpj ? formatCnpj(supplier.cnpj) : "",
    notes: supplier?.notes ?? "",
    version: supplier?.version,
  }) satisfies Record<keyof SupplierFormValues, unknown>;
