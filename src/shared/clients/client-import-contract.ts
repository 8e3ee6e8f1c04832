import { z } from "zod";
import { hasVersion, importedRows, NO_VERSION } from "#shared/csv/import-contract.ts";
import { recordId } from "#shared/numbers/amount.ts";
import { clientInput } from "./contract.ts";

/** Without an id a new client; with one, an edit of that version. */
export const importedClient = clientInput
  .extend({ id: recordId("Cliente não encontrado").optional() })
  .refine(hasVersion, { path: ["version"], error: NO_VERSION });
export type ImportedClient = z.infer<typeof importedClient>;

export const clientImportInput = z.object({ rows: importedRows("Nenhum cliente para importar", "clientes") });
