import { z } from "zod";
import { cnpjInput } from "#shared/company/cnpj-input.ts";
import { baseVersion } from "#shared/numbers/amount.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { multiLine, optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";

export const supplierInput = z.object({
  name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
  whatsapp: optional(singleLine(40)),
  cnpj: cnpjInput,
  notes: optional(multiLine(5000)),
  version: baseVersion,
});
export type SupplierInput = z.infer<typeof supplierInput>;

export type Supplier = {
  id: number;
  name: string;
  whatsapp: string | null;
  /** Bare and in upper case. */
  cnpj: string | null;
  notes: string | null;
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

/** A supplier as those see it who may not see personal data. */
export type SupplierName = Pick<Supplier, "id" | "name" | "companyId" | "createdAt" | "version">;
export type SeenSupplier = Supplier | SupplierName;
